import { otherTeamsStudies } from '../facts/studies.ts'
import { BRAND, company } from '../facts/company.ts'
import { suicideLaw } from '../facts/law.ts'
import { legal } from './legal.ts'
import type { factSheet as english } from '../en/fact-sheet.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'
import { otherValues, sources } from '../facts/statistics.ts'
import { countInWords, otherValueTexts, statisticTexts } from './statistics.ts'

const { perNewestCount, olderCount: older, newestCount: newest } = otherValueTexts
const { olderCount, newestCount } = otherValues
const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

const others = countInWords(otherTeamsStudies)

/** The part for the press on the research page, and its figures and sources; the rows are in sources.ts. */
export const factSheet = {
  title: '数字与来源',
  is: '指的是',
  source: '来源',
  isNot: '不等于',
  sources: '资料来源',
  press: {
    title: '给媒体',
    text: '工作日来信，我们当天答复。赶着截稿？请在主题写上截稿的时间。',
    founded: (year) => `${year}年在吉隆坡创立。`,
    people: (count) => `至今有${count}人参加过。`,
    logo: '标志',
    pictures: '图片',
    action: '媒体来信',
    subject: '媒体询问',
    copy: '复制',
    copied: '已复制',
    selected: '文字已选取，请用浏览器复制。',
    boilerplates: [
      {
        title: `${BRAND.name}简介（短）`,
        text: `${BRAND.name}是AI心理治疗，贴近本地文化，面向东南亚，从马来西亚做起。它在吉隆坡开发，可以用文字、语音或视频，讲英语、马来语、华语和淡米尔语，${isOpen ? '混着讲也行。先在这里试验，如今已在马来西亚向公众开放，没有注册为医疗器材。' : '混着讲也行。目前在研究试验中，还没有向公众开放，也没有注册为医疗器材。'}`,
      },
      {
        title: `${BRAND.name}简介（长）`,
        text: `${BRAND.name}是AI心理治疗，贴近本地文化，面向东南亚，从马来西亚做起。它在吉隆坡开发，对象是学生、忙碌的上班族和每一个马来西亚人：在手机或网页上，用文字、语音或视频，讲英语、马来语、华语和淡米尔语，混着讲也行。一个AI和使用者对话，另一个留意危险的征兆。两个都可能漏看，所以${BRAND.name}不用于紧急情况，也不取代心理治疗师。大学、企业、非政府组织和医疗机构都可以参与研究。${isOpen ? `${BRAND.name}先在这里试验，如今已在马来西亚向公众开放，没有注册为医疗器材。` : `${BRAND.name}目前在研究试验中，还没有向公众开放，也没有注册为医疗器材。`}`,
      },
    ],
    questions: {
      title: '记者常问',
      list: [
        { question: '背后是谁？', answer: `${company.name}，一家在吉隆坡的公司。` },
        {
          question: '开放了吗？获得批准了吗？',
          answer: isOpen
            ? '已经在马来西亚开放，没有注册为医疗器材。'
            : '还在研究试验中，没有注册为医疗器材。[目前做到哪一步](register)',
        },
        {
          question: isOpen ? '你们的研究衡量什么？' : '试验衡量什么？',
          answer: '困扰有没有减轻，AI能不能及时发现危险，用过的人会不会继续用。',
        },
        {
          question: '有人遇到危险，谁来回应？',
          answer: 'AI会停下，显示999和求助热线。[接下来会怎样](danger)',
        },
        {
          question: '谁能读到对话？',
          answer:
            '两个AI读每一个字，我们的团队读分析时需要的部分。大学或雇主读不到。[完整名单](readers)',
        },
        {
          question: '其他团队的研究怎么说？',
          answer: `网上心理治疗能减轻抑郁。AI的试验规模都小，结果也不一致。[${others}项研究](studies)`,
        },
        {
          question: '当局怎么说？',
          answer:
            '马来西亚卫生部长2026年6月说，不要靠AI做筛查或确诊；AI适合提供资讯和行为方面的支援（《星报》，2026年6月21日）。在美国，食品药物管理局（FDA）的顾问2025年11月6日开会时，还没有生成式AI获准作为心理健康器材。他们要求有人监督、推出后继续监察、对儿童特别小心（Psychiatric Times）。',
        },
        {
          question: '为什么两个数字对不上？',
          answer: `${statisticTexts.psychiatristRatio}是${sources.ratio2016.year}年的比例；${statisticTexts.psychiatrists}名精神科医生，介于${older}（${olderCount.year}年）和${newest}（${newestCount.year}年）之间。按最近一次的人数，约每${perNewestCount}人一名。`,
        },
      ],
      ask: '需要标志、图片、日期，想采访，或想知道我们的研究由谁批准，请写信给我们。',
    },
  },
  reporting: {
    title: '报道写到自杀时',
    text: [
      `请写“因自杀离世”，不要写“轻生”“寻短见”“走上绝路”，也不要说谁“成功”、谁“失败”。自${noOffenceSince}起，企图自杀在马来西亚不再是刑事罪。`,
      '请不要报道自杀方法、地点和遗言，绝不要把自杀归因于单一因素。',
      '报道旁边要附上求助电话和服务时间；刊登当天，请向各热线核对清楚，不要为了核对打999。',
    ],
  },
} satisfies Translated<typeof english>
