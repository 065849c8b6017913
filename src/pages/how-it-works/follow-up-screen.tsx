import { howItWorks } from '#content/how-it-works.ts'
import { product } from '#content/product.ts'
import { HandOverNumbers } from '#src/product/hand-over-screen.tsx'
import type { Talk } from './session-screen.tsx'

const { title, weighs, noticed, tonight, texts } = product.recap
const titles = [weighs, noticed, tonight]
const { reminders, tool, noRecap } = howItWorks.screens.followUp

/** The recap of the conversation that is open; after the one about suicide there is none, but numbers to call. */
export function FollowUpScreen({ talk }: { talk: Talk }) {
  const { conversation } = talk
  return (
    <div className="loom-card">
      {conversation === 'mixed' ? (
        <>
          <p className="font-display text-kept">{noRecap}</p>
          <HandOverNumbers />
        </>
      ) : (
        <div className="loom-recap">
          <div className="paper sewn-on">
            <p className="font-display text-h3">{title}</p>
            <dl>
              {texts[conversation].map((text, index) => (
                <div key={text}>
                  <dt className="text-label font-semibold">{titles[index]}</dt>
                  <dd className="font-display">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      )}
      <div className="loom-switches text-label font-semibold">
        <label>
          <input type="checkbox" name="reminders" value="reminders" />
          {reminders}
        </label>
        <label>
          <input type="checkbox" defaultChecked />
          {tool}
        </label>
      </div>
    </div>
  )
}
