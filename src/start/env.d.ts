interface ImportMetaEnv {
  /** The day of the build, YYYY-MM-DD (vite.config.ts). */
  readonly BUILD_DAY: string
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_ANON_KEY?: string
}

interface Navigator {
  /** Not in Firefox and Safari. */
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

interface Window {
  /** Elements of a built page by their id: only the loader counts on them. */
  readonly root: HTMLElement & { dataset: { scripts: string; away?: string } }
  readonly sheet: HTMLLinkElement
  /** The last button pressed before the app has started; null once it has. */
  earlyClick?: HTMLElement | null | undefined
}

interface WindowEventMap {
  /** Only elements are clicked, which the loader has no room to ask. */
  click: PointerEvent & { readonly target: Element }
}
