let arrival: Promise<unknown> | undefined

/** Asks for the styles of all pages, the first time; resolves when they are here, after three seconds or when they cannot be had. */
export function wholeSheet(): Promise<unknown> {
  arrival ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('#sheet')
    // Vite's own server has the styles in scripts.
    if (!link) return resolve(undefined)
    link.addEventListener('load', resolve)
    link.addEventListener('error', resolve)
    setTimeout(resolve, 3000)
    link.disabled = false
  })
  return arrival
}
