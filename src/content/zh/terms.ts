import { BRAND, company } from '../facts/company.ts'
import { dataLaw } from '../facts/law.ts'
import { businessConstants } from '../facts/terms.ts'
import { helplines } from '../facts/helplines.ts'
import { changeLog } from '../sentences/change-log.ts'
import { editions } from './editions.ts'
import { legal } from './legal.ts'
import type { terms as english } from '../en/terms.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

const emergency = helplines.emergency.phone.text

export const terms = {
  meta: {
    title: '服务条款',
    description: `浏览本网站或在这里写信给${BRAND.name}，都受这些条款约束。条款讲明：网站是什么、不是什么，遇到危机该打给谁，我们负什么法律责任。`,
  },
  title: '服务条款',
  lead: `您浏览本网站或写信给我们时，我们该做到什么，又请您做到什么，这一页都写明了。${BRAND.name}是AI心理治疗，讲您习惯的语言，专为在马来西亚生活的人开发。最要紧的三条，写在最前面。有不清楚的地方，可以[写信问我们](contact)。中文版如有出入，以马来文版和英文版为准。`,
  sections: {
    'in-short': {
      title: '概要',
      blocks: [
        [
          isOpen
            ? `${BRAND.name}没有注册为医疗器材。`
            : `${BRAND.name}的AI心理治疗不供出售，也没有注册为医疗器材。`,
          '这里的内容都不是医疗建议，网站也不是紧急服务。',
          '看这个网站不收费，也不需要户口。',
        ],
      ],
    },
    'in-a-crisis': {
      title: '遇到危机的时候',
      blocks: [
        `如果您或身边的人有危险，请马上拨${emergency}。想找人谈，可以打下面的求助热线。发来的讯息，不是日夜都有人看。`,
      ],
    },
    'between-whom': {
      title: '本条款的双方',
      blocks: [
        `这些条款由您与${company.name}（公司编号${company.registration}）订立。该公司以${BRAND.name}的名义经营本网站，地址是${company.address.join(', ')}。`,
        '使用本网站，即表示您同意这些条款；如果不同意，请不要使用。不过，无论您同意与否，都可以拨打上面的求助号码。',
        `如果您未满${dataLaw.adultAge}岁，请和父母或监护人一起读这些条款。打求助热线，不必经过任何人同意。`,
      ],
    },
    'what-this-site-is': {
      title: '本网站的性质',
      blocks: [
        isOpen
          ? '本网站介绍一种AI心理治疗。还没有的功能，旁边都有标记。网站内容不构成向您提供治疗的要约。心理治疗平台另有条款。'
          : '本网站介绍一种正在开发和试验的AI心理治疗。网站上提到的产品功能，都还在计划或试验中。网站内容不构成向您提供治疗的要约。心理治疗平台会另有条款。',
        '本网站的内容不是诊断、治疗或医疗建议，也不能取代心理治疗师或医生。请不要因为在这里读到什么，就停止治疗，或推迟求助。',
      ],
    },
    'using-the-site': {
      title: '使用本网站',
      blocks: [
        '您可以阅读、打印、引用本网站的内容，也可以链接到本网站。请不要：',
        [
          '未经别人同意，就把别人的资料发给我们；',
          '发送违法、恐吓或不实的内容；',
          '试图闯入、瘫痪或干扰本网站或表格；',
          '把我们的文字或图画当成自己的作品，或让人以为您获我们认可。',
        ],
      ],
    },
    'what-you-send-us': {
      title: '您发给我们的内容',
      blocks: [
        `您写的内容仍然属于您；发送给我们，即表示您允许我们阅读、保存和答复。我们承诺在${businessConstants.pitchDeckHours}小时内发出融资简报（pitch deck）；网站上的其他答复时间，我们会尽力做到，但不是保证。${isOpen ? '' : '列入等候名单，不等于保证您可以使用。'}`,
        '我们怎样处理个人资料，请看[隐私政策](privacy)。',
      ],
    },
    'figures-and-plans': {
      title: '数字、计划与投资者',
      blocks: [
        '已发表的数字，来源都列在研究页的“数字与来源”；市场规模是估算。计划可能改变，研究结果也可能不如我们所愿。',
        '这里的内容不是证券要约，不是邀请任何人认购证券，也不是财务建议。合作模式只作介绍，不构成要约；双方签了协议，合作才开始。',
      ],
    },
    'our-work-and-others': {
      title: '版权与外部链接',
      blocks: [
        '网站的文字、图画和名称属于我们，或属于授权我们使用的一方。求助热线和我们链接的网站由其他机构管理，号码和服务时间可能改变；我们不对这些机构的行为负责。',
      ],
    },
    liability: {
      title: '我们的法律责任',
      blocks: [
        '我们尽力确保内容正确、网站打得开；但网站是免费的，按现状提供，内容可能有错，网站也可能打不开。',
        `如果我们须对您负法律责任，赔偿额以您提出索偿前${businessConstants.liabilityMonths}个月内付给我们的金额为限。法律不允许限制的责任不在此限，例如因疏忽造成的死亡或受伤、欺诈，以及您在1999年消费人保护法令下的权利。`,
      ],
    },
    'law-and-disputes': {
      title: '法律与争议',
      blocks: [
        '这些条款受马来西亚法律管辖，争议由马来西亚的法庭裁决。请先写信给我们，让我们尽量和您一起解决。这些条款如有一部分无效，其余部分仍然有效。英文版和马来文版具同等效力，中文版和淡米尔文版是译本。',
      ],
    },
    'changes-and-contact': {
      title: '更改与联络',
      blocks: [
        `内容更改时，页首的版本和适用日期也跟着改，改了什么会写在下面。如有疑问，请写信到[${company.support}](supportMail)。`,
        changeLog(legal.inWords, editions.terms),
      ],
    },
  },
} satisfies Translated<typeof english>
