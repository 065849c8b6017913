import { BRAND, company, formRetention, formStorage } from '../facts/company.ts'
import { dataLaw } from '../facts/law.ts'
import { helplines } from '../facts/helplines.ts'
import { countries } from './countries.ts'
import type { privacyNotice as english } from '../en/privacy-notice.ts'
import type { Translated } from '../types.ts'

const { database, mail } = formStorage.countries
export const messageCountries = [...new Set([database, mail])].map((id) => countries[id]).join('和')
const controller = `开发${BRAND.name}的公司${company.name}`
const noPermission = '打求助热线，不必经过任何人同意。'

export const privacyNotice = {
  summary: '本通知的中文版',
  forms: {
    waitlist: [
      `这些资料和本页的语言，${controller}只用来在开放登记时通知您，存放在${countries[database]}，通知后${formRetention.waitlistDaysAfterAnnouncement}天删除，最多保留${formRetention.waitlistMonths}个月。提交即表示同意这样使用和保存。想退出名单，请写信到`,
      `。未满${dataLaw.adultAge}岁？请和父母或监护人一起登记。${noPermission}`,
    ],
    contact: [
      `这些资料，${controller}只用来答复您，存放在${messageCountries}，最多保留${formRetention.messageMonths}个月。发送即表示同意这样使用和保存。想撤回同意，请写信到`,
      `。未满${dataLaw.adultAge}岁？请和父母或监护人一起发送。${noPermission}`,
    ],
    pitchDeck: [
      `这些资料，${controller}只用来发送融资简报和答复您，存放在${messageCountries}，最多保留${formRetention.messageMonths}个月。发送即表示同意这样使用和保存。想撤回同意，请写信到`,
      '。',
    ],
  },
  policy: '隐私政策',
  newTab: '在新标签页打开',
  healthDetails: `请不要在这里写健康方面的细节。如果写了，发送即表示同意我们阅读，但只用于答复您。如果想找人谈谈，可以打给Befrienders，日夜都有服务：${helplines.befrienders.phone.text}。`,
} satisfies Translated<typeof english>
