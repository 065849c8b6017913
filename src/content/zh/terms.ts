import { BRAND, company, dataLaw, legalEditions, businessConstants } from '../facts.ts'
import { helplines } from '../helplines.ts'
import { changeLog } from '../change-log.ts'
import { legal } from './legal.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../types.ts'

const emergency = helplines.emergency.phone.text

export const terms = {
  meta: {
    title: '服务条款',
    description: `阅读本网站、通过本网站写信给${BRAND.name}的条款：它是什么，不是什么，遇到危机打给谁，我们负什么法律责任。`,
  },
  title: '服务条款',
  lead: '您阅读本网站，或通过本网站写信给我们，都适用这些条款。心理治疗平台还没开放，开放时会另有一份条款。中文版如有出入，以马来文版和英文版为准。',
  sections: {
    'in-short': {
      title: '概要',
      blocks: [
        [
          `${BRAND.name}仍在开发和研究试验阶段。它不供出售，也没有注册为医疗器材。`,
          '这里的内容都不是医疗建议，也没有人守着这个网站。',
          '看这个网站不收费，也不需要户口。',
        ],
      ],
    },
    'in-a-crisis': {
      title: '遇到危机的时候',
      blocks: [
        '本网站不是紧急服务。表格和电邮信箱不是日夜都有人看。如果您或身边的人有危险，现在就请打以下其中一个号码。',
      ],
    },
    'between-whom': {
      title: '您与我们之间',
      blocks: [
        `这些条款的双方，是您与${company.name}（公司编号${company.registration}）。该公司以${BRAND.name}的名义经营本网站，地址是${company.address.join(', ')}。`,
        '使用本网站，就表示您同意这些条款。如果您不同意，请不要使用。无论如何，上面的号码您都可以打。',
        `如果您未满${dataLaw.adultAge}岁，请和父母或监护人一起读。打求助热线，不必经过任何人同意。`,
      ],
    },
    'what-this-site-is': {
      title: '本网站是什么，不是什么',
      blocks: [
        '本网站介绍的，是正在开发和试验的数字疗法（以软件提供的治疗）。网站上说产品会做的事，都在计划中或研究试验中，也都注明了。这不构成为您提供治疗的要约。',
        '本网站的内容不是诊断、治疗或医疗建议，也不能取代心理治疗师或医生。请不要因为在这里读到什么，就停止治疗，或推迟求助。',
      ],
    },
    'using-the-site': {
      title: '使用本网站',
      blocks: [
        '您可以阅读、链接、打印、引用。请不要：',
        [
          '未经别人同意，就把别人的资料发给我们；',
          '发送违法、恐吓或不实的内容；',
          '试图闯入、瘫痪或干扰本网站或表格；',
          '把我们的文字或图画当成您自己的，或让人以为我们认可您。',
        ],
      ],
    },
    'what-you-send-us': {
      title: '您发给我们的内容',
      blocks: [
        `您写的内容仍然属于您。您发送内容，就是让我们阅读、保存和答复这些内容。我们承诺在${businessConstants.pitchDeckHours}小时内发出融资简报（pitch deck）；其他答复时间是我们努力的目标，不是保证。列入等候名单，不等于承诺您可以使用。`,
        '我们怎样处理个人资料，写在[隐私政策](privacy)里。',
      ],
    },
    'figures-and-plans': {
      title: '数字、计划与投资者',
      blocks: [
        '每个数字都链接到资料来源；数字不代表什么，写在“数字说明”里。计划可能改变，试验的结果也可能和我们希望的不同。',
        '这里的内容不是证券要约，不邀请任何人认购证券，也不是财务建议。这里介绍合作模式，只供参考，不是要约：签了协议，合作才算开始。',
      ],
    },
    'our-work-and-others': {
      title: '我们的作品，别人的作品',
      blocks: [
        '文字、图画和名称属于我们，或属于授权给我们的人。求助热线和我们链接的网站由别人管理，号码和服务时间可能改变；这些热线和网站做什么，我们不负责。',
      ],
    },
    liability: {
      title: '我们的法律责任',
      blocks: [
        '我们尽心让网站内容正确，也打得开；但网站是免费的，按现状提供，可能有错，也可能打不开。',
        `如果我们须对您承担法律责任，赔偿额最多是您在此前${businessConstants.liabilityMonths}个月内付给我们的金额。网站是免费的，所以对大多数读者来说，那就是零。法律不允许设限的责任，不受此限：因疏忽造成的死亡或受伤、欺诈，以及您在1999年消费人保护法令之下的权利。`,
      ],
    },
    'law-and-disputes': {
      title: '法律与争议',
      blocks: [
        '这些条款适用马来西亚的法律，争议由马来西亚的法庭裁决。请先写信给我们：大多数事情，一两封信就能解决。如果这些条款有一部分无效，其余部分仍然有效。',
      ],
    },
    'changes-and-contact': {
      title: '更改与联络',
      blocks: [
        `内容有更改时，页首的版本和日期也会跟着更改，下面会加上一行。有问题，请写信到[${company.support}](supportMail)；如果事关您的安全而且紧急，请拨${emergency}。`,
        changeLog(legal.inWords, legalEditions.terms, {
          '1.0': '第一份文本。',
        }),
      ],
    },
  },
} satisfies Translated<typeof english>
