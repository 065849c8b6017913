import { afterEach, expect, test, vi } from 'vitest'
import { dataLaw } from '#src/content/facts/law.ts'
import { responseHours } from '#src/content/facts/terms.ts'
import { replySentence } from '#src/forms/reply-time.ts'
import { languageIds } from '#src/languages.ts'
import { modulesOf, sentencesOf } from '#tests/content/sentences.ts'
import {
  answerHours,
  kindOf,
  messageKinds,
  shortTime,
  type MessageKind,
} from '../../supabase/functions/_shared/message-kinds.ts'
import { endOfBusinessDay, type Office } from '../../supabase/functions/_shared/office-hours.ts'
import { createFunctionsWithDatabase, message, sharedDatabase } from './test-functions.ts'

const functions = await createFunctionsWithDatabase()

afterEach(() => void vi.useRealTimers())

const places: [MessageKind, RegExp][] = [
  ['press', /^fact-sheet\./],
  ['partnership', /^for-partners\.|\.options\.partnerships\./],
  ['data', /^safety\./],
  ['investor', /\.options\.investors\./],
  ['support', /\.options\.support\./],
]

test.each(languageIds)(
  'knows the kind of every subject that a link fills in, in %s',
  (language) => {
    const filledIn = [...sentencesOf(modulesOf(language))].filter(
      ([place]) => place.endsWith('.subject') && !place.startsWith('announcement.'),
    )
    const found = new Set<MessageKind>()
    for (const [place, subject] of filledIn) {
      const [kind] = places.find(([, pattern]) => pattern.test(place)) ?? ['general']
      expect([place, kindOf(subject)]).toEqual([place, kind])
      found.add(kindOf(subject))
    }
    expect(found).toEqual(new Set([...places.map(([kind]) => kind), 'general']))
  },
)

test.each([
  ['Investor Pitch Deck Request', 'investor'],
  ['PARTNERSHIPS', 'partnership'],
  ['A journalist’s question', 'press'],
  ['Social media and my depression', 'general'],
  ['The study', 'general'],
] as const)('takes the subject %s for the kind %s', (subject, kind) => {
  expect(kindOf(subject)).toBe(kind)
})

test.each(messageKinds)(
  'stores a message of the kind %s, and counts it in the week',
  async (kind) => {
    await functions.empty()
    await functions.rows(`
    insert into public.contact_messages (name, email, subject, message, kind, created_at)
    values ('Ada', 'ada@example.com', 'Hello', 'A question of mine', '${kind}', now() - interval '1 hour')`)
    const counted = `select total from operations.week where about = 'messages' and item = '${kind}'`
    expect(await functions.rows(counted)).toEqual([{ total: 1 }])
  },
)

async function kindsAfter(changed: Partial<typeof message>) {
  await functions.empty()
  await functions.post('send-contact-email', { ...message, ...changed })
  const [row] = await functions.rows(`
    select message.kind, request.message_id is not null as requested from public.contact_messages as message
    left join public.data_requests as request on request.message_id = message.id`)
  return { ...row, mailed: functions.mails[0]?.subject.split(',')[0] }
}

const aDataRequest = { kind: 'data', requested: true, mailed: 'Data request' }
const noDataRequest = { kind: 'general', requested: false, mailed: 'General' }

test.each([
  'Delete my data',
  'Please delete my data',
  'DELETE ALL OF MY PERSONAL DATA!',
  'Re: Could you delete my account?',
  'I’d like you to erase my information',
  'Request to delete my data',
  'How do I delete my data?',
  'Withdraw consent',
  'I want to withdraw my consent',
  'Padam data saya',
  'Tolong padamkan semua data peribadi saya',
  'Saya mahu padam akaun saya',
  'Permintaan pemadaman data',
  'Permintaan untuk memadam akaun saya',
  'Saya ingin menarik balik persetujuan saya',
  '删除我的资料',
  '您好，请帮我删除我的个人资料，谢谢',
  '请把我的资料删除',
  '刪除我的資料',
  '我要撤回我的同意',
  'என் தரவை நீக்குங்கள்',
  'தயவுசெய்து எனது எல்லாத் தகவல்களையும் அழிக்கவும்',
  'என் கணக்கை நீக்கவும்',
  'என் ஒப்புதலைத் திரும்பப் பெறுகிறேன்',
  'Padam data',
  'Saya nak data saya dipadam',
  'Mohon data saya dipadamkan',
  'Boleh tak padam nama saya?',
  'Padamkan rekod perbualan saya',
  'Tolong delete data saya',
  'Data saya tolong padam',
  'Padam semua tentang saya',
  '删除资料',
  '把我的信息删了',
  '我想删除我在你们这里的资料',
  '我的资料请删除',
  '请把我留下的资料全部清除',
  '要求删除个人资料',
  '不要保留我的资料',
  '請刪除我的個人資料',
  'தரவை நீக்கவும்',
  'என்னைப் பற்றிய தகவல்களை நீக்குங்கள்',
  'என் டேட்டாவை டெலீட் செய்யுங்கள்',
  'என் மின்னஞ்சலை நீக்கவும்',
  'என் தரவு அனைத்தையும் நீக்குங்கள்',
  'எனது தரவுகள் நீக்கப்பட வேண்டும்',
])('opens a data request for %j, as a subject and as the beginning of a message', async (words) => {
  expect(await kindsAfter({ subject: words })).toEqual(aDataRequest)
  expect(await kindsAfter({ message: `${words}\n\nThank you` })).toEqual(aDataRequest)
})

test.each([
  'How do you delete data?',
  'Do you delete my data?',
  'What happens to my data?',
  'I deleted my data by mistake',
  'Remove my doubts, please',
  'The study: delete my data',
  'Bagaimana anda memadam data?',
  'Bilakah data saya dipadam?',
  '你们怎样删除资料？',
  '我的资料会被删除吗？',
  'தரவை எப்படி நீக்குகிறீர்கள்?',
  'என் தரவு எங்கே இருக்கிறது?',
  'Adakah data saya akan dipadam?',
  'Saya tidak mahu data saya dipadam',
  'Hapuskan stigma kesihatan mental',
  '请不要删除我的资料',
  '删除资料需要多久？',
  '我不小心删除了我的资料',
  'என் தரவை நீக்க வேண்டாம்',
  'என் தரவு நீக்கப்படுமா?',
  'என் தரவை நீக்கினீர்களா?',
])('opens no data request for %j', async (words) => {
  expect(await kindsAfter({ subject: words })).toEqual(noDataRequest)
  expect(await kindsAfter({ message: `${words}\n\nThank you` })).toEqual(noDataRequest)
})

test('keeps the press’s own promise, whatever the message begins with', async () => {
  const press = { subject: 'Media inquiry', message: 'Delete my data: how many have asked you?' }
  expect(await kindsAfter(press)).toEqual({ kind: 'press', requested: false, mailed: 'Press' })
})

test('has the response times of the site, and the period of the law', async () => {
  const { partnership, investor, general } = responseHours
  expect(answerHours).toEqual({ partnership, investor, general, support: general, data: general })
  const { db } = await sharedDatabase()
  const { rows } = await db.transaction(async (transaction) => {
    await transaction.exec('set local role none')
    return transaction.query(
      `select privacy.request_period() = make_interval(days => ${dataLaw.accessDays}) as same`,
    )
  })
  expect(rows).toEqual([{ same: true }])
})

const [pressToday, pressTomorrow] = ['on the same business day.', 'on the next business day.']

test.each([
  // A Friday.
  ['Partnerships', '2026-11-27T09:12', 'Sun 29 Nov 9:00 a.m.', 'within 48 hours, by Sunday 9 a.m.'],
  ['The study', '2026-11-27T09:12', 'Sat 28 Nov 9:00 a.m.', 'within 24 hours, by Saturday 9 a.m.'],
  ['Investors', '2026-12-31T23:59', 'Fri 1 Jan 11:00 p.m.', 'within 24 hours, by Friday 11 p.m.'],
  // Midnight could be the start or the end of a day.
  ['The study', '2027-01-01T00:20', 'Fri 1 Jan 11:00 p.m.', 'within 24 hours, by Friday 11 p.m.'],
  ['Media inquiry', '2026-11-27T09:12', 'Fri 27 Nov 11:59 p.m.', pressToday],
  ['Media inquiry', '2027-08-24T00:00', 'Tue 24 Aug 11:59 p.m.', pressToday],
  ['Media inquiry', '2027-08-24T16:59', 'Tue 24 Aug 11:59 p.m.', pressToday],
  ['Media inquiry', '2027-08-24T17:00', 'Wed 25 Aug 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2026-11-27T17:00', 'Mon 30 Nov 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2026-11-28T09:00', 'Mon 30 Nov 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2026-11-29T23:59', 'Mon 30 Nov 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2028-02-29T23:30', 'Wed 1 Mar 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2026-12-31T23:59', 'Fri 1 Jan 11:59 p.m.', pressTomorrow],
  // Labour Day, National Day, Malaysia Day and Christmas.
  ['Media inquiry', '2028-05-01T10:00', 'Tue 2 May 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2027-08-31T10:00', 'Wed 1 Sep 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2027-08-30T18:00', 'Wed 1 Sep 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2027-09-16T10:00', 'Fri 17 Sep 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2028-12-25T10:00', 'Tue 26 Dec 11:59 p.m.', pressTomorrow],
] as const)(
  'promises an answer about %s from %s by %s, in the mail, the database, the week and on the page',
  async (subject, malaysian, time, sentence) => {
    const received = new Date(`${malaysian}+08:00`)
    vi.useFakeTimers({ toFake: ['Date'], now: received })
    await functions.empty()
    await functions.post('send-contact-email', { ...message, subject })
    expect(functions.mails[0]?.subject).toContain(`, by ${time} · `)

    await functions.rows(
      `update public.contact_messages set created_at = '${received.toISOString()}'`,
    )
    const late = (minutes: string) => `
      select sum(late)::integer as late, shortly.answer_by
      from (select answer_by from public.contact_messages) as shortly
      cross join operations.week_until(shortly.answer_by + interval '${minutes} minutes') as week
      where week.about = 'messages' group by shortly.answer_by`
    const [inTime] = await functions.rows(late('0'))
    const [tooLate] = await functions.rows(late('1'))
    expect([inTime?.late, tooLate?.late]).toEqual([0, 1])
    expect(inTime?.answer_by instanceof Date && shortTime(inTime.answer_by)).toBe(time)

    // A visitor's clock may be wrong.
    vi.setSystemTime(received.getTime() + 8 * 3_600_000)
    expect(replySentence('mei@example.com', subject, received)).toBe(
      `We’ll answer mei@example.com ${sentence}`,
    )
  },
)

test.each([
  ['2027-02-05T12:00', 'Sun 7 Feb 11:59 p.m.'],
  ['2027-02-07T12:29', 'Sun 7 Feb 11:59 p.m.'],
  ['2027-02-07T12:30', 'Mon 8 Feb 11:59 p.m.'],
])('counts by the owner’s office hours and holidays from %s to %s', (malaysian, time) => {
  const owner: Office = {
    officeHours: { days: ['Sun', 'Mon', 'Fri'], until: 12.5 },
    holidays: ['2027-02-05'],
  }
  expect(shortTime(endOfBusinessDay(new Date(`${malaysian}+08:00`), owner))).toBe(time)
})
