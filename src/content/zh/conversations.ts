import { BRAND } from '../facts/company.ts'
import type { conversations as english } from '../en/conversations.ts'
import type { Translated } from '../types.ts'
import type { Meanings } from '../quoted/conversations.ts'

/** What surrounds the five sample conversations of content/quoted/conversations.ts, and what their lines mean. */
export const conversations = {
  lead: '五段示例对话，都是我们写的。最后一段谈到自杀，不想读可以跳过。',
  note: '这是示例，不是真实对话。',
  speakers: { person: '来谈的人：', platform: `${BRAND.name}：` },
  ends: '对话到此结束，回顾会留着。',
  stop: {
    title: '接下来，请跟人谈',
    text: 'AI到这里就停下；画面上留着求助电话，接听的都是人。如果您有自杀的念头，请现在就打给Befrienders。怕自己真的会去做，请拨999。',
  },
} satisfies Translated<typeof english>

export const meanings = {
  zh: null,
  en: [
    '晚上脑袋停不下来，躺着一直想明天的事。',
    '这样很累吧。明天的事，哪一件最放不下？',
    '开会。我一定又会讲错话，像上次那样。',
    '上次讲了什么？',
    '忘了一个数字。好像也没有人发现。',
    '忘了一个数字，到现在还让你睡不着。心里压着这么多，躺下也累。',
    '是啊，每晚都这样。',
    '我们把明天的事写下来，好吗？那就不用整晚记挂着。',
    '好啊。可是从哪里写起？',
    '先写开会：一行，加上数字。写完收起来，去躺下吧。',
  ],
  ms: [
    '很久没睡好了。',
    '从什么时候开始的？',
    '从爸爸住院开始。大家都问他怎样，没有人问我。',
    '那我来问。你今天怎么样？',
    '累。可是说累，又好像不懂得感恩。',
    '累是真的，爱爸爸也是真的。',
    '嗯。从来没这样想过。',
    '今晚有没有人可以来替一替你？',
    '我哥哥吧。可是不好意思开口。',
    '发个讯息给他，只要一个小时。那一个小时，你去歇一歇。',
  ],
  ta: [
    '晚上怎么都睡不着。',
    '这样有多少天了？',
    '两个星期。STPM成绩快出来了。',
    '想到成绩，最先想到什么？',
    '爸爸的脸。他不会说什么，可是……',
    '他没说出口的话，你是不是都对自己说了？',
    '是。每天都说。',
    '要不要试一次，把这些话讲出来？在这里讲，或者对他讲。',
    '对他，现在讲不出口。我在这里讲。',
    '先叫一声“爸爸”，再讲一句就够了。我在听。讲完就可以躺下了。',
  ],
  mixed: [
    '今天真的很糟，压力大到受不了。',
    '现在最难受的是什么？',
    '每一样都是。好像没有路走了。',
    '谢谢你说出来。你会想结束自己的生命吗？',
    '有时候。',
    '谢谢你告诉我。我是AI；这个时候，你需要的是有人听你说。请现在就打这里的任何一个号码。你不用一个人扛。',
  ],
} satisfies Meanings
