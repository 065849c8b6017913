type DissolveProps = { text: string; lang?: string; className?: string }

export function Dissolve({ text, lang, className }: DissolveProps) {
  return (
    <p lang={lang} className={className}>
      {text}
    </p>
  )
}
