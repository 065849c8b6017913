import { languagePalettes } from '#src/sections/spoken-languages.tsx'
import { heroVoices } from '#src/content/quoted/lines.ts'
import { ReflectedShoot } from '#src/weave/shoots/reflected-shoot.tsx'
import { startWhenSeenRef } from '#src/weave/weaving.tsx'
import { firstVoice, placeOf, useChosenVoice, voices } from './chosen-voice.ts'

/**
 * The four shoots in the water below them, on the right of the highlights. The water settles once, when
 * it is first seen, and is then still.
 */
export function Reflection() {
  const chosen = useChosenVoice() ?? firstVoice
  const fromTheLeft = [...voices].sort((one, other) => placeOf(one) - placeOf(other))
  return (
    <div aria-hidden="true" ref={startWhenSeenRef} className="reflection">
      {fromTheLeft.map((voice) => (
        <ReflectedShoot
          key={voice}
          place={placeOf(voice)}
          palette={languagePalettes[heroVoices[voice].lang]}
          // The cloth hangs there.
          isHidden={voice === chosen}
        />
      ))}
    </div>
  )
}
