import { whoReads } from '#content/who-reads.ts'
import { keysOf } from '#src/keys-of.ts'
import { classes } from '#src/ui/classes.ts'
import { Threads } from '#src/weave/threads.tsx'

const { title, ...uses } = whoReads.use

const threads = {
  meant: { state: 'whole', place: 'md:pl-bleed md:pr-10' },
  notMeant: { state: 'cut', place: 'md:px-10' },
  undecided: { state: 'tacked', place: 'md:pr-bleed md:pl-10' },
} as const

/** One thread runs across: whole for what is meant, cut for what is not, tacked for what is still to be decided. */
export function WhoFor() {
  return (
    <section id="who-for" className="tone-pandan-soft pb-10 md:pb-section">
      <div className="page-grid pt-10 pb-6 md:pt-section md:pb-10">
        <h2 className="font-display text-h2">{title}</h2>
      </div>
      <ul className="grid gap-y-8 md:grid-cols-[5fr_4.6fr_4.4fr]">
        {keysOf(threads).map((use) => (
          <li key={use}>
            <Threads state={threads[use].state} bundle="pandan" />
            <div className={classes('px-5 pt-4 md:pt-8', threads[use].place)}>
              <h3 className="font-display text-h3">{uses[use].title}</h3>
              <p className="mt-2 max-w-text">{uses[use].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
