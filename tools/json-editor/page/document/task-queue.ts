/**
 * Lets what a person does happen in the order in which it was done, each when what came before has ended, however that
 * ended. What is done within a turn must not wait for another one.
 */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve()

  add<Outcome>(work: () => Outcome | Promise<Outcome>): Promise<Outcome> {
    const turn = this.last.then(work)
    this.last = turn.catch(() => {})
    return turn
  }
}
