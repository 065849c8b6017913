import { longCloth } from '#content/long-cloth.ts'

/** A hundred thousand stitches and one more: the only drawing that has to be scrolled. Folded on phones. */
export function LongCloth() {
  const { title, text, skip, open, end } = longCloth
  return (
    <section
      id="long-cloth"
      aria-labelledby="long-cloth-title"
      className="tone-deep"
      data-print="hide"
    >
      <div className="page-grid gap-y-8 py-section">
        <div className="self-start md:sticky md:top-28 md:col-span-8 xl:col-span-3">
          <h2 id="long-cloth-title" className="font-display text-h3">
            {title}
          </h2>
          <p className="mt-4 max-w-lead">{text}</p>
          <a href="#fact-sheet" className="link-underline mt-3 inline-block py-2">
            {skip}
          </a>
        </div>
        <details className="folds-on-phones xl:col-span-9">
          <summary className="rule-box px-5 py-3 font-semibold rounded-control w-fit">
            {open}
          </summary>
          <div aria-hidden="true" className="long-cloth" />
          <p className="mt-4 font-display text-h3 text-kunyit-400">{end}</p>
        </details>
      </div>
    </section>
  )
}
