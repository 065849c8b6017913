/** The other way to reach us, where a form cannot be used. */
export function MailInstead({ text, email }: { text: string; email: string }) {
  return (
    <p className="mt-5">
      {`${text} `}
      <a href={`mailto:${email}`} className="link-underline hover:text-link-hover">
        {email}
      </a>
    </p>
  )
}
