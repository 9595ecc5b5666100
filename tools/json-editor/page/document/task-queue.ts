/**
 * Runs the actions of a person one after the other, each when the one before has ended, however that ended. A task must
 * not wait for another one.
 */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve()

  add<Outcome>(work: () => Outcome | Promise<Outcome>): Promise<Outcome> {
    const turn = this.last.then(work)
    this.last = turn.catch(() => {})
    return turn
  }
}
