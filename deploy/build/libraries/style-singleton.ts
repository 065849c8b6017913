import { useEffect, useState } from 'react'

/**
 * Stands in for the package react-style-singleton, through which the dialog locks scrolling: that
 * one appends a <style> element, which the content security policy blocks. An adopted stylesheet
 * is not blocked. Same exports.
 */
export function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      users += 1
      if (sheet) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      users -= 1
      if (users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
      sheet = undefined
    },
  }
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return function useStyle(styles: string, isDynamic?: boolean) {
    // Like the original: without isDynamic, later changes of the styles do nothing.
    const [first] = useState(styles)
    const shown = isDynamic ? styles : first
    useEffect(() => {
      sheet.add(shown)
      return () => sheet.remove()
    }, [shown])
  }
}

export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic)
    return null
  }
}
