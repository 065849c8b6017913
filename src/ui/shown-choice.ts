import { useState } from 'react'
import { useHydrated } from '#src/ui/hydrated.ts'

/**
 * A choice of buttons: one shows what it is about while it is pointed at, or once pressed until it is pressed again.
 * The button without a choice is pressed as long as no other is.
 */
export function useShownChoice<Choice>() {
  const [pointed, setPointed] = useState<Choice>()
  const [pressed, setPressed] = useState<Choice>()
  const isHydrated = useHydrated()
  return {
    shown: pointed ?? pressed,
    propsOf: (choice?: Choice) => ({
      type: 'button' as const,
      // Until the app runs the button would do nothing.
      disabled: !isHydrated,
      'aria-pressed': choice === pressed,
      onPointerEnter: () => setPointed(choice),
      onPointerLeave: () => setPointed(undefined),
      onClick: () => {
        setPointed(undefined)
        setPressed(choice === pressed ? undefined : choice)
      },
    }),
  }
}
