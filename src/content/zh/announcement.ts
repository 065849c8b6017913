import { BRAND, company, formRetention } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import type { announcement as english } from '../en/announcement.ts'
import type { Translated } from '../types.ts'

const { befrienders, emergency } = helplines

export const announcementSubject = `${BRAND.name}在马来西亚开放了`

export const announcement = {
  subject: announcementSubject,
  greeting: '您好：',
  greetingTo: (name) => `${name}，您好：`,
  opened: `您之前请我们在开放登记时通知您。现在，${BRAND.name}在马来西亚开放了。`,
  product: `${BRAND.name}是AI心理治疗，用您习惯的语言谈。英语、马来语、华语、淡米尔语，或者家里那种混着讲的话，都可以；心里有什么就说什么，几点都行。`,
  noTherapist: (minimumAge) =>
    `${minimumAge ? `满${minimumAge}岁就可以使用${BRAND.name}，但它` : BRAND.name}不能取代心理治疗师：如果您已经在看医生、心理治疗师或辅导员，请照常去。`,
  signUp: '请在这里登记：',
  tonight: `如果您现在不好过，可以找人谈谈。Befrienders日夜都有服务：${befrienders.phone.text}。有危险，或怕自己会伤害自己，请拨${emergency.phone.text}。`,
  deleted: `我们只给等候名单发这一封信。最后一封寄出${formRetention.waitlistDaysAfterAnnouncement}天后，整份名单就会删除。`,
  leave: '想现在就退出名单，直接回复这封信就可以；或者打开下面这一页，按“退出名单”：',
  team: `${BRAND.name}团队`,
  site: '我们的网站：',
  safety: '有危险时会怎样，谁能读到您说的话：',
  company: `${company.name}（公司编号${company.registration}）`,
} satisfies Translated<typeof english>
