import { dataLaw, formStorage } from '../facts.ts'
import { countries } from './countries.ts'
import type { privacyNotice as english } from '../en/privacy-notice.ts'
import type { Translated } from '../types.ts'

const { database, mail } = formStorage.countries

export const privacyNotice = {
  summary: '本通知的中文版',
  purposes: {
    waitlist: '您的电邮和所填的姓名，我们只用来在开放登记时通知您。没有电邮，就无法通知您。',
    contact: '您填写的内容，我们只用来答复您。写不写由您决定，但必填栏位没填，我们就无法答复。',
    pitchDeck:
      '您填写的内容，我们只用来发送融资简报和答复您。要不要索取由您决定，但必填栏位没填，我们就无法发送。',
  },
  kept: (months, mailbox) => {
    const where = mailbox ? `，以及我们团队的电邮信箱（设在${countries[mail]}）` : ''
    return `您发送的资料，存放在${countries[database]}的数据库${where}，最多保留${months}个月。您发送表格，即表示同意这样做。`
  },
  deletion: ['想提前删除资料，请写信到', '。'],
  policy: '隐私政策',
  newTab: '在新标签页打开',
  minors: `未满${dataLaw.adultAge}岁？请和父母或监护人一起填写。打求助热线，不必经过任何人同意。`,
  healthConsent: '如果您写到健康状况，发送即表示同意我们阅读，但只用于答复您。',
} satisfies Translated<typeof english>
