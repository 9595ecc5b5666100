/** Passes on the first call at once, and those that follow within some milliseconds as one. */
export function throttle(callback: () => void, milliseconds: number): () => void {
  let [isWaiting, isCalled] = [false, false]
  const wait = () => {
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      if (!isCalled) return
      isCalled = false
      callback()
      wait()
    }, milliseconds)
  }
  return () => {
    isCalled = isWaiting
    if (isWaiting) return
    callback()
    wait()
  }
}
