import {
  BRAND,
  company,
  dataLaw,
  formRetention,
  formStorage,
  legalEditions,
  storedAbroadIn,
  businessConstants,
} from '../facts.ts'
import { changeLog } from '../change-log.ts'
import { countries } from './countries.ts'
import { legal } from './legal.ts'
import type { privacy as english } from '../en/privacy.ts'
import type { Translated } from '../types.ts'
import type { LegalSection } from '../types.ts'

const { hosting, database, mail } = formStorage.processors
const phone = company.phones.malaysia
const officer = company.dataProtectionOfficer
const questionsGoTo = officer
  ? `有关个人资料的问题和要求，请联络我们的资料保护官${officer}：`
  : '有关个人资料的问题和要求，请写信到'

const transferGrounds = {
  consent: '我们的依据是您的同意：您发送表格，就是表示同意；表格上的通知列明了这些国家。',
  precautions: '我们的依据是：我们已采取一切合理的预防措施，使资料在那里也按照PDPA的要求处理。',
}

/** The texts of equal rank, which the law asks for (PDPA, section 7(3)). */
const otherLanguages: LegalSection = {
  title: '马来文版和英文版',
  blocks: [
    '法律要求这份通知有马来文版和英文版，两者地位相同。全文在这里：[Notis penuh dalam Bahasa Melayu](malayPolicy)（马来文）、[The full notice in English](englishPolicy)（英文）。',
    '中文版是为了方便您阅读。如有出入，以马来文版和英文版为准。',
  ],
}

export const privacy = {
  meta: {
    title: '隐私政策',
    description: `本网站通过三份表格收集什么、为什么收集、存放在哪里、保留多久，以及怎样查看或删除。没有Cookie，没有追踪器。`,
  },
  title: '隐私政策',
  lead: '本网站收集什么，为什么收集，怎样要求删除，都写在这里。心理治疗平台还没开放，开放时会另有一份通知。中文版如有出入，以马来文版和英文版为准。',
  sections: {
    'in-short': {
      title: '概要',
      blocks: [
        [
          '网站上的一切，您都可以看，什么也不必告诉我们。没有户口，没有Cookie，也没有追踪器。',
          '我们只收集您通过三份表格发送的资料，用来答复您、在开放登记时通知您一次，以及防止有人大量滥发表格。',
          `我们最迟在${formRetention.messageMonths}个月后删除这些资料；如果您要求，我们会提早删除。`,
          `想查看、更正、转移或删除我们持有的、关于您的资料，请写信到[${company.privacy}](privacyMail)。`,
          `[${otherLanguages.title}](otherLanguages)`,
        ],
      ],
    },
    'who-is-responsible': {
      title: '由谁负责',
      blocks: [
        `${company.name}（公司编号${company.registration}，地址${company.address.join(', ')}）以${BRAND.name}的名义经营本网站。按照马来西亚2010年个人资料保护法令（PDPA，${dataLaw.act}法令），它是资料控制者。`,
        `${questionsGoTo}[${company.privacy}](privacyMail)，或致电[${phone.text}](phone)。`,
      ],
    },
    'what-we-collect': {
      title: '我们收集什么',
      blocks: [
        [
          ['等候名单', '您的电邮，以及姓名（如果您愿意留下）。'],
          ['讯息', '名和姓、电邮、主题和讯息，以及机构（如果您愿意写）。'],
          [
            '索取融资简报（pitch deck）',
            '名和姓、电邮、机构、职位和投资者类型，以及投资额、投资重点、时间和讯息（如果您愿意写）。',
          ],
          [
            '每一份表格',
            `发送的时间。另外，您的IP地址会先打乱（带密钥的哈希值），再保留${formStorage.addressHours}小时，以免有人大量滥发表格。`,
          ],
        ],
        '这些资料全部来自您，您可以不发送表格。选填的栏位可以留空。其他栏位如果留空，我们就无法答复您、发送融资简报，或在开放时通知您。',
      ],
    },
    'about-your-health': {
      title: '关于您的健康',
      blocks: [
        '请不要写健康方面的细节。法律把这些列为敏感个人资料，必须得到您的明确同意才可以处理。如果您写了，发送讯息就表示您明确同意，用途只有一个：让我们阅读这些内容，并答复您。表格的按钮旁边也写明了这一点。您随时可以撤回同意，我们就会删除那则讯息。',
      ],
    },
    'under-18': {
      title: `如果您未满${dataLaw.adultAge}岁`,
      blocks: [
        '请和父母或监护人一起写信，或一起加入等候名单。我们不问年龄，所以这一点要靠您自己做到。',
        '打求助热线，不必经过任何人同意。',
      ],
    },
    'why-we-use-it': {
      title: '我们用来做什么',
      blocks: [
        [
          '等候名单：开放登记时，写信给您一次。',
          '讯息：用来答复您。',
          '索取融资简报：把融资简报发给您，并答复您。',
          '打乱的IP地址：计算同一个地方发来了多少次。',
        ],
        '我们的依据，是您发送表格时表示的同意。您发送的资料，我们不用于广告，不用来建立个人档案，不用来训练任何AI，也绝不出售。',
      ],
    },
    'where-it-is-kept': {
      title: '存放在哪里，谁看得到',
      blocks: [
        '等候名单只存放在一个数据库里，不在别处。讯息和索取融资简报的要求存放在同一个数据库，也会发到我们团队的电邮信箱。资料在传送时都加密。能打开数据库的，只有表格的程式，和答复您的人。',
        '有三家公司按照我们的指示，为我们处理这些资料。按照PDPA，它们和我们一样，必须保障资料安全。',
        [
          [
            '网站',
            `${hosting.name}，在${countries[hosting.country]}：把这些网页传给您，也把您发送的资料传到数据库。`,
          ],
          ['数据库', `${database.name}，在${countries[database.country]}：保存您发送的资料。`],
          [
            '电邮',
            `${mail.name}，在${countries[mail.country]}：传送和保存讯息、索取要求。等候名单绝不会交给它。`,
          ],
        ],
        ...(storedAbroadIn.length > 0
          ? [
              `因此，您发送的资料会离开马来西亚，传到${storedAbroadIn.map((country) => countries[country]).join('和')}。PDPA第${dataLaw.transferSection}条文说明什么时候可以这样做；马来西亚没有“安全国家”名单。${transferGrounds[formStorage.transferGround]}`,
            ]
          : []),
        '除非法律或法庭要求，这些资料不会交给别人。其他网页提到马来西亚境内的服务器，说的是计划中的平台，不是这些表格。',
      ],
    },
    'how-long': {
      title: '保留多久',
      blocks: [
        [
          [
            '等候名单',
            `您加入后保留${formRetention.waitlistMonths}个月。到时如果还没开放登记，您的登记就会失效，资料未经使用就会删除；您可以再次加入。`,
          ],
          [
            '讯息、索取要求',
            `您发送后保留${formRetention.messageMonths}个月。数据库会自动删除，电邮信箱里的由人手删除。`,
          ],
          ['打乱的IP地址', `${formStorage.addressHours}小时。`],
          ...(formStorage.backupDays
            ? [
                [
                  '备份',
                  `已删除的资料，可能还会在备份里存留最多${formStorage.backupDays}天。`,
                ] as const,
              ]
            : []),
        ],
        '如果您要求我们删除，我们会提前把数据库和电邮信箱里的资料都删除。',
      ],
    },
    'your-rights': {
      title: '您的权利，怎样行使',
      blocks: [
        [
          ['查阅', '取得一份副本，包括我们持有的、关于您的所有资料。'],
          ['更正', '要求改正错误。'],
          ['删除', '要求删除，不必讲理由。'],
          ['撤回', '撤回您的同意。我们就会停止使用您的资料，并把资料删除。'],
          ['限制', '制止可能令您受损害或困扰的使用，或任何直接促销。'],
          ['转移', '要求把您的资料发给您，或发给另一个机构。'],
        ],
        `请用当时填写的电邮地址写信到[${company.privacy}](privacyMail)，说明您的要求。这样做不收费。必要时，我们会先核实您的身份，以免陌生人得知您曾联络我们。我们会在${dataLaw.accessDays}天内答复；如果需要依照法律所允许的期限再延长${dataLaw.extensionDays}天，我们会向您说明原因。`,
        '如果您不满意我们的答复，可以向马来西亚个人资料保护专员投诉：[www.pdp.gov.my](commissioner)。',
      ],
    },
    'no-cookies': {
      title: '没有Cookie，没有追踪器',
      blocks: [
        `本网站不设Cookie，不在您的浏览器里储存任何东西，也不统计任何人的浏览。字体、图片和程式都来自网页所在的服务器，所以没有广告商或分析公司会知道您来过。服务器由${hosting.name}管理：它把网页传给您的时候，看得到您的IP地址；为了安全，也可能保留简短的记录。`,
        '您点按求助热线的号码时，是您的手机在打电话。我们不会知道。',
      ],
    },
    'if-something-goes-wrong': {
      title: '如果出了问题',
      blocks: [
        `如果资料遗失，或让不该看的人看到了，凡是法律要求通知的，我们会在${dataLaw.breachCommissionerHours}小时内通知专员。如果可能对您造成损害，我们也会在通知专员后${dataLaw.breachPersonDays}天内告诉您：发生了什么，我们在做什么，您可以做什么。`,
      ],
    },
    'the-planned-platform': {
      title: '计划中的平台',
      blocks: [
        `这一部分都在计划中，还没有一样开放。按照计划，您在对话中说的话，从手机到我们在马来西亚境内的服务器，端到端加密。到了那里，AI要先读，才能回应您。对话资料最多保留${businessConstants.retentionYears}年；如果您要求删除，我们会提前删除。`,
        '请看[谁能读到您说的话](readers)，以及您可以怎样处理自己的资料。',
        '平台开放登记之前，我们会先公布平台专用的隐私通知，并按照法律对健康资料的规定，征求使用者的明确同意。参加研究试验的人，会另外收到研究说明书和同意书。',
      ],
    },
    changes: {
      title: '本通知的更改',
      blocks: [
        '内容有更改时，页首的版本和日期也会跟着更改，这里会加上一行。如果更改涉及您已经发送的资料，我们会在生效之前写信给您。',
        changeLog(legal.inWords, legalEditions.privacy, {
          '1.0': '第一份文本。',
        }),
      ],
    },
    'in-other-languages': otherLanguages,
  },
} satisfies Translated<typeof english>
