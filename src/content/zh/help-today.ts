import { openCare } from '../open-care.ts'
import type { helpToday as english } from '../en/help-today.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, universities } = openCare

/** Where to get help, by situation. Numbers and links only: nothing here judges how somebody is. */
export const helpToday = {
  title: '去哪里求助',
  text: '如果打不通，请打下一条热线，或拨999。语言和通话费请问一问；这里写的有没有变，也请问一问。',
  situations: {
    danger: {
      title: '我可能会动手，或有人受伤了',
      text: '请拨999，或到医院的急诊部。日夜都可以，为了这种事也可以。',
    },
    suicide: {
      title: '我想结束自己的生命',
      text: '打过去，说出来。他们会听。今晚什么都不必决定。如果可能会动手，请拨999。',
    },
    talk: {
      title: '我今晚想找人说话',
      text: '不是紧急情况也可以打。打给Befrienders的人，大约三分之一谈到自杀，其他人谈的是家庭、工作或孤单。',
    },
    silence: {
      title: '我现在没办法开口',
      text: '那就改用文字吧。可能要等一阵子；等不了，请身边的人替您拨999。打999却不出声，不一定会有人来帮忙。',
    },
    treatment: { title: '我想接受治疗', text: '告诉对方，您想谈谈自己的心理健康。' },
    student: {
      title: '我是学生',
      text: `全国${universities.count}所国立大学都有免费辅导：问问您的大学。在中学，可以找学校辅导老师。${helplineFacts.noPermission}`,
    },
    violence: {
      title: '有人伤害我',
      text: '不管是在家里，还是在别的地方。如果现在就有危险，请拨999。',
    },
  },
  places: {
    saveMe999: {
      name: 'SaveME999应用程式',
      text: '用文字或视频联络警方和救护车。要在需要之前先登记。',
    },
    clinic: {
      name: '政府健康诊所（klinik kesihatan）',
      text: `按卫生部的收费表，马来西亚公民每次${clinics.visit}，其他人较高。可以直接去；在MySejahtera预约的人优先。`,
    },
    hospital: {
      name: '政府医院',
      text: `看专科，要有医生的介绍信。由政府医生转介，第一次免费，之后每次${hospitals.laterVisit}。`,
    },
    mentari: {
      name: '找最近的MENTARI',
      text: `${mentari.count}间社区心理健康中心，每个州至少有一间。`,
    },
  },
  ways: { mail: '电邮', whatsapp: 'WhatsApp' },
  about: {
    befrienders:
      '受过训练的义工。他们倾听，您不必说出名字，说的话也不会外传。如果打不通，请再打一次，或打下一条热线。',
    kasih: '专人处理暴力、虐待和家庭危机。投报会连同您的名字转给福利局或警方。',
    heal: '由卫生部的心理辅导官接听。如果您有生命危险，他们可以替您联络999。',
  },
} satisfies Translated<typeof english>
