import type { LanguageId } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'

/** What a journey can do: keys are named as xdotool names them. */
export type Hands = {
  open: (address: string, language?: LanguageId) => Promise<void>
  press: (key: string, times?: number) => Promise<void>
  /** Presses a key until something is said that matches. */
  find: (key: string, words: RegExp) => Promise<void>
  type: (words: string) => Promise<void>
  /** From now on nobody answers where the address matches; without one, all is answered again. */
  refuse: (address?: RegExp) => void
}

export type Journey = {
  /** What has to be heard in it. */
  matters: string
  widths?: number[]
  go: (hands: Hands) => Promise<void>
}

export const journeys: Record<string, Journey> = {
  home: {
    matters: 'What is closed is said once; each voice says its language.',
    async go({ open, find }) {
      await open(paths.home)
      await find('Down', /29\.2%/)
    },
  },
}
