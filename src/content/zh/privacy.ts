import { allWork } from '../facts/claims.ts'
import { changeLog } from '#src/content/sentences/change-log.ts'
import type { privacy as english } from '#src/content/en/privacy.ts'
import {
  BRAND,
  company,
  formRetention,
  formStorage,
  storedAbroadIn,
  storedIn,
} from '#src/content/facts/company.ts'
import { dataLaw } from '#src/content/facts/law.ts'
import { businessConstants } from '#src/content/facts/terms.ts'
import type { Translated, LegalSection } from '#src/content/types.ts'
import { countries } from './countries.ts'
import { joinWords } from '../sentences/join-words.ts'
import { editions } from './editions.ts'
import { legal } from './legal.ts'
import { isOpen } from '../facts/stage.ts'

const [phone] = company.phones
const officer = company.dataProtectionOfficer
const questionsGoTo = officer
  ? `如有关于个人资料的问题或要求，请联络我们的资料保护官${officer}：`
  : '如有关于个人资料的问题或要求，请写信到'

const transferGrounds = {
  consent: '我们可以这样做，是因为您发送表格时同意了；表格上的通知列明了这些国家。',
  precautions:
    '我们可以这样做，是因为我们已采取一切合理的预防措施，使资料在那里也按照PDPA的要求处理。',
}

/** The texts of equal rank, which the law asks for (PDPA, section 7(3)). */
const otherLanguages: LegalSection = {
  title: '马来文版和英文版',
  blocks: [
    '法律规定这份通知必须有马来文版和英文版，两者具同等效力。全文在这里：[Notis penuh dalam bahasa Melayu](malayPolicy)（马来文）、[The full notice in English](englishPolicy)（英文）。',
    '中文版是为了方便您阅读。如有出入，以马来文版和英文版为准。',
  ],
}

export const privacy = {
  meta: {
    title: '隐私政策',
    description: `本网站通过表格收集什么、为什么收集、存放在哪里、保留多久，以及怎样查看或删除。没有Cookie，没有追踪器。`,
  },
  title: '隐私政策',
  ask: '写信要求查看或删除资料',
  lead: `${BRAND.name}是AI心理治疗，讲您习惯的语言，专为在马来西亚生活的人开发。本网站收集什么资料、为什么收集、您怎样要求删除，都写在这里。${isOpen ? '心理治疗平台另有隐私通知。' : '心理治疗平台会另有隐私通知。'}中文版如有出入，以马来文版和英文版为准。`,
  kept: {
    title: '我们保留什么，保留多久',
    scale: '一个针脚代表一个月。',
    rows: {
      waitlist: { what: '等候名单', time: `最多${formRetention.waitlistMonths}个月` },
      messages: { what: '讯息、索取简报的表格', time: `${formRetention.messageMonths}个月` },
      address: { what: '转成代码的IP地址', time: `${formStorage.addressHours}小时` },
      cookies: { what: 'Cookie和追踪器', time: '没有' },
    },
  },
  sections: {
    'in-short': {
      title: '概要',
      blocks: [
        [
          '整个网站都可以看，不必向我们提供任何资料。不用注册户口，没有Cookie，也没有追踪器。',
          `${isOpen ? '我们收集您通过表格发送的资料，用来答复您。' : '我们收集您通过表格发送的资料，用来答复您，并在开放登记时通知您。'}您的IP地址会转成代码，只保留一小时。`,
          `讯息和索取简报的表格，我们最多保留${formRetention.messageMonths}个月；等候名单上的资料，在通知您开放登记后${formRetention.waitlistDaysAfterAnnouncement}天删除。如果您要求，会提前删除。`,
          `想查看我们手上关于您的资料，或要我们更正、转移、删除，请写信到[${company.privacy}](privacyMail)。`,
          `[${otherLanguages.title}](otherLanguages)`,
        ],
      ],
    },
    'who-is-responsible': {
      title: '谁负责您的资料',
      blocks: [
        `本网站由${company.name}以${BRAND.name}的名义经营（公司编号${company.registration}；地址：${company.address.join(', ')}）。根据马来西亚2010年个人资料保护法令（PDPA，第${dataLaw.act}号法令），该公司是资料控制者。`,
        `${questionsGoTo}[${company.privacy}](privacyMail)${phone ? `，或致电[${phone.text}](phone)` : ''}。`,
      ],
    },
    'what-we-collect': {
      title: '我们收集什么',
      blocks: [
        [
          [
            '等候名单',
            '您的电邮；如果您愿意留下，还有姓名。页面的语言，以及本通知的版本，用来说明您当时同意了什么。',
          ],
          ['讯息', '姓和名、电邮、主题和讯息；如果您愿意写，还有机构。'],
          [
            '索取融资简报（pitch deck）',
            '姓和名、电邮、机构、职位和投资者类型；如果您愿意写，还有投资额、投资重点、预计投资时间和讯息。',
          ],
          [
            '每一份表格',
            `发送的时间。您的IP地址也会转成一串代码（带密钥的哈希值），保留${formStorage.addressHours}小时，帮助防止有人滥发表格。`,
          ],
        ],
        `这些资料全部由您提供，要不要发送表格，由您决定。选填的栏位可以不填；${isOpen ? '其他栏位如果留空，我们就无法答复您或发送融资简报。' : '其他栏位如果留空，我们就无法答复您、发送融资简报，或在开放登记时通知您。'}`,
      ],
    },
    'about-your-health': {
      title: '关于您的健康',
      blocks: [
        '请不要写健康方面的细节。按照法律，健康资料是敏感个人资料，必须得到您的明确同意才可以处理。如果您写了，发送讯息即表示您明确同意我们阅读这些内容，但只用于答复您。随时可以撤回同意；撤回后，我们就删除那则讯息。',
      ],
    },
    'under-18': {
      title: `如果您未满${dataLaw.adultAge}岁`,
      blocks: [
        `${isOpen ? '写信给我们时，请和父母或监护人一起填写。' : '写信给我们或加入等候名单时，请和父母或监护人一起填写。'}我们不查年龄。`,
        '打求助热线，不必经过任何人同意。',
      ],
    },
    'why-we-use-it': {
      title: '资料的用途',
      blocks: [
        [
          isOpen
            ? '等候名单：已经停止加入，只用来以加入时所用页面的语言，通知名单上的人可以登记了。'
            : '等候名单：用来在开放登记时，以您加入时所用页面的语言通知您。',
          '讯息：只用来答复您。',
          '索取融资简报：用来发简报给您，并答复您。',
          '转成代码的IP地址：用来计算同一来源发送了多少次。',
        ],
        '我们处理资料的依据，是您发送表格时给予的同意。我们不会用您发送的资料做广告、分析您的个人特征或训练任何AI，也绝不出售。',
      ],
    },
    'where-it-is-kept': {
      title: '存放在哪里，谁看得到',
      blocks: [
        '等候名单只存放在一个数据库里。讯息和索取简报的表格也在这个数据库里，另有一份副本发到我们团队的电邮信箱。资料传送时都会加密。只有负责答复您的人能读数据库。',
        `托管网站、数据库和电邮的公司，在${joinWords(
          storedIn.map((country) => countries[country]),
          '、',
          '和',
        )}按照我们的指示处理这些资料。它们和我们一样，受PDPA约束，必须保障资料安全。`,
        ...(storedAbroadIn.length > 0
          ? [
              `因此，您发送的资料会传到马来西亚境外，即${joinWords(
                storedAbroadIn.map((country) => countries[country]),
                '、',
                '和',
              )}。PDPA第${dataLaw.transferSection}条规定什么情况下可以这样做。${transferGrounds[formStorage.transferGround]}`,
            ]
          : []),
        `除非法律或法庭要求，我们不会把这些资料交给其他人。其他页面提到马来西亚境内的服务器，${isOpen ? '说的是心理治疗平台，不是这些表格。' : '说的是计划中的平台，不是这些表格。'}`,
      ],
    },
    'how-long': {
      title: '保留多久',
      blocks: [
        [
          [
            '等候名单',
            `保留到通知您开放登记后${formRetention.waitlistDaysAfterAnnouncement}天，或您退出名单为止；从您加入起最多保留${formRetention.waitlistMonths}个月。${isOpen ? '' : '到时如果还没开放登记，您的资料会直接删除，不会使用；您可以再次加入。'}如果您退出，我们只保留由您的电邮地址转成的代码（带密钥的哈希值），直到名单删除为止，以免有人再把您加进名单。`,
          ],
          [
            '讯息、索取简报的表格',
            `从您发送起保留${formRetention.messageMonths}个月。数据库里的会自动删除，电邮信箱里的由人工删除。`,
          ],
          ['转成代码的IP地址', `${formStorage.addressHours}小时。`],
          ...(formStorage.backupDays
            ? [
                [
                  '备份',
                  `已删除的资料，可能还会在备份里存留最多${formStorage.backupDays}天。`,
                ] as const,
              ]
            : []),
        ],
        '如果您要求，我们会提前删除数据库和电邮信箱里的资料。',
      ],
    },
    'your-rights': {
      title: '您的权利与行使方法',
      blocks: [
        [
          ['查阅', '向我们索取您全部资料的副本。'],
          ['更正', '要求我们改正不正确的资料。'],
          ['删除', '要求我们删除您的资料，不必说明理由。'],
          ['撤回', '您撤回同意，我们就停止使用并删除您的资料。'],
          [
            '限制',
            '要求我们不再用您的资料做直接营销，或不再以可能令您受损害或困扰的方式使用资料。',
          ],
          ['转移', '要求我们把您的资料交给您，或转给另一个机构。'],
        ],
        `请用当时填写的电邮地址写信到[${company.privacy}](privacyMail)，说明您的要求，我们不收费。我们可能会先核实您的身份，以免陌生人知道您写过信给我们。我们会在${dataLaw.accessDays}天内答复；如果还需要法律允许延长的${dataLaw.extensionDays}天，我们会说明原因。`,
        '如果您不满意我们的答复，可以向马来西亚个人资料保护专员投诉：[www.pdp.gov.my](commissioner)。',
      ],
    },
    'no-cookies': {
      title: '本网站不用Cookie和追踪器',
      blocks: [
        `本网站不设Cookie，不在您的浏览器里储存任何东西，也不追踪或统计任何人的浏览情况。字体、图片和程式都来自网页所在的服务器，所以广告商和分析公司不会知道您来过。托管网站的公司要把网页传给您，就必须看到您的IP地址，也可能为了安全，短期保留记录。`,
        '您点一下求助热线的号码，电话就从您的手机拨出，我们看不到您打过电话。',
      ],
    },
    'if-something-goes-wrong': {
      title: '如果资料外泄或遗失',
      blocks: [
        `如果资料遗失，或被不该看的人看到，而法律规定须通报，我们会在${dataLaw.breachCommissionerHours}小时内通知个人资料保护专员。如果可能对您造成损害，我们还会在通知专员后${dataLaw.breachPersonDays}天内告诉您：发生了什么事，我们在做什么，您可以做什么。`,
      ],
    },
    'the-planned-platform': {
      title: isOpen ? '心理治疗平台' : '计划中的平台',
      blocks: [
        isOpen
          ? `本通知只适用于网站和网站上的表格。${allWork('encryption', 'servers') ? '在平台上，对话端到端加密：' : '在平台上，对话将会端到端加密：'}一端是您的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了您的话，才能回应您。对话资料最多保留${businessConstants.retentionYears}年；如果您要求，会提前删除。`
          : `本通知只适用于网站和网站上的表格。按照计划，对话会端到端加密：一端是您的手机，另一端是我们在马来西亚境内的服务器。AI在服务器上读了您的话，才能回应您。对话资料，我们打算最多保留${businessConstants.retentionYears}年；如果您要求，会提前删除。`,
        '请看“[谁能读到您说的话](readers)”，那一页也说明您能怎样处理自己的资料。',
        `${isOpen ? '平台有专属的隐私通知。登记时，我们会按法律对健康资料的规定，征求您的明确同意。' : '平台开放登记之前，会先公布专属隐私通知，并按法律对健康资料的规定，征求您的明确同意。'}参加研究的人，会另外收到研究说明书和同意书。`,
      ],
    },
    changes: {
      title: '如果本通知有更改',
      blocks: [
        '内容更改时，页首的版本和适用日期也跟着改，改了什么会写在下面。如果涉及您已经发送的资料，我们会在生效前写信通知您。',
        changeLog(legal.inWords, editions.privacy),
      ],
    },
    'in-other-languages': otherLanguages,
  },
} satisfies Translated<typeof english>
