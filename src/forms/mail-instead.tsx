import { classes } from '#src/ui/classes.ts'

type MailInsteadProps = { text: string; email: string; className?: string }

export function MailInstead({ text, email, className }: MailInsteadProps) {
  return (
    <p className={classes('mt-5', className)}>
      {`${text} `}
      <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
        {email}
      </a>
    </p>
  )
}
