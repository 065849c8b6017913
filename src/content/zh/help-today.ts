import { openCare } from '../open-care.ts'
import { helplineFacts } from './helpline-facts.ts'
import type { helpToday as english } from '../en/help-today.ts'
import type { Translated } from '../types.ts'

const { clinics, mentari, hospitals } = openCare
const unknown = '我们不知道。打电话或到场时，请问一问。'

/** Help that is open today, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: '今天就能找到的帮助',
  text: `${helplineFacts.notCalled}不知道的事，我们就说不知道。`,
  situations: {
    danger: {
      title: '有人有危险',
      text: '您或身边的人可能不安全。想结束自己的生命，也算在内。',
    },
    tonight: {
      title: '我今晚想找人说话',
      text: '不是紧急情况，也可以打。',
    },
    silent: {
      title: '我现在没办法开口',
      text: '那就用文字。对方多久会回，我们不知道。',
    },
    treatment: {
      title: '我想接受治疗',
      text: '政府诊所和政府医院也治疗心理健康问题。',
    },
    student: {
      title: '我是学生',
      text: `问问您的学校或大专院校有没有辅导员；哪些学校有，我们不知道。${helplineFacts.noPermission}`,
    },
    violence: {
      title: '有人伤害我',
      text: '不管是在家里，还是在别的地方。如果现在就有危险，请拨999。',
    },
  },
  places: {
    clinics: {
      name: '政府健康诊所（klinik kesihatan）',
      text: `由政府开办。2022年，有${clinics.count}间诊所和社区服务点提供检查和基本治疗。`,
      cost: unknown,
      hours: unknown,
      source: '卫生部长2022年7月19日的书面答复（CodeBlue）',
    },
    mentari: {
      name: 'MENTARI',
      text: `社区心理健康中心，每个州至少有一间。${mentari.year}年共有${mentari.count}间。`,
      cost: unknown,
      hours: unknown,
      source: 'mentari.moh.gov.my；CodeBlue，2020年12月31日',
    },
    hospitals: {
      name: '政府医院',
      text: `2022年，${hospitals.specialist}间专科医院和四间精神专科机构设有精神科。`,
      cost: unknown,
      hours: unknown,
      source: 'CodeBlue，2022年8月18日',
    },
    myMinda: {
      name: 'MySejahtera应用程式里的MyMINDA',
      text: '卫生部自己的问卷和读物，2023年10月起就有。',
      cost: '我们不知道。',
      hours: '我们不知道。',
      source: 'The Star，2023年11月21日',
    },
  },
} satisfies Translated<typeof english>
