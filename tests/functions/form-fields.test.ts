import { beforeEach, expect, test } from 'vitest'
import { keysOf } from '../../src/keys-of.ts'
import { runDelivery } from '../../supabase/functions/_shared/delivery-job.ts'
import { messageSchema, signupSchema } from '../../supabase/functions/_shared/form-schema.ts'
import { createFunctionsWithDatabase, message, signup } from './test-functions.ts'

const functions = await createFunctionsWithDatabase()

beforeEach(() => functions.empty())

// The deck form sends the same fields; tests/forms/pitch-deck-form.test.tsx reads the rest in its message.
test.each(keysOf(messageSchema.entries))(
  'stores, exports and mails the %s of a message, at once, on a retry and when it is changed',
  async (field) => {
    const value = message[field]
    const mails: string[] = []
    const failing = async ({ text }: { text: string }) => {
      mails.push(text)
      throw new Error('no')
    }
    await functions.post('send-contact-email', message, { sendMail: failing })
    const [row] = await functions.rows('select * from public.contact_messages')
    expect(row?.[field]).toBe(value)

    await functions.rows('update public.contact_messages set next_attempt_at = now()')
    const mail = { from: 'website@example.org', to: 'team@example.org', perHour: 1000 }
    const log = () => {}
    const { database } = functions
    await runDelivery({ database, mail, sendMail: failing, announcementsPerHour: 1, log })
    // The run may also send the mail of the week.
    const [first = '', again = ''] = mails.filter((text) =>
      text.includes('The message, to the end'),
    )
    expect(first).toContain(value)
    expect(again).toBe(first)

    const [person] = await functions.rows(
      `select privacy.export_person('${message.email}') -> 'contact_messages' -> 0 as sent`,
    )
    expect(person?.sent).toMatchObject({ [field]: value })
    const changed = { ...message, [field]: `a${value}` }
    await functions.post('send-contact-email', changed)
    expect(await functions.rows('select from public.contact_messages')).toHaveLength(2)
    expect(functions.mails[0]?.text).toContain(`a${value}`)
  },
)

test.each(keysOf(signupSchema.entries))('stores the %s of a signup', async (field) => {
  await functions.post('waitlist', signup)
  const [row] = await functions.rows('select * from public.waitlist_signups')
  expect(row?.[field]).toBe(signup[field])
})
