/** Resolves with the result of the work, or with that of `onTimeout` after so many milliseconds. */
export async function withTimeout<Result, Late>(
  milliseconds: number,
  work: Promise<Result>,
  onTimeout: () => Late,
): Promise<Result | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return Promise.race([work, timeout.then(onTimeout)]).finally(() => clearTimeout(timer))
}
