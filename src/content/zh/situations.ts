import { openCare } from '#src/content/facts/help-sources.ts'
import type { situationWords as english } from '../en/situations.ts'
import type { Translated } from '../types.ts'
import type { MalayPhrases } from '../quoted/in-malay.ts'
import { helplineFacts } from './helpline-facts.ts'

const { clinics, hospitals, mentari, psss, universities } = openCare

/** Where to get help, by situation. Numbers and links only: nothing here judges how somebody is. */
export const situationWords = {
  title: '可以去哪里求助',
  text: '您或身边的人有危险，或怕自己会伤害自己或自杀，先拨999。其他情况，打下面任何一个正在服务的号码；占线或没人接，就再打一次，或打下一个正在服务的。',
  busy: '同一时间接听的义工不多；占线，并不是因为您。',
  situations: {
    danger: {
      title: '我怕自己会伤害自己，或已经伤害了自己',
      text: '请拨999，或去医院急诊部。急诊部日夜都开。不必等到受伤：有自杀的念头，就可以去。受伤的是别人，也一样。',
    },
    suicide: {
      title: '我有结束自己生命的念头',
      text: '请打求助热线，把想结束生命的念头说出来，有人会听。不必先想好怎么说，也不必一个人撑着。如果怕自己真的会自杀，请拨[999](emergency)。',
    },
    talk: {
      title: '想找人说说话',
      text: '打电话给Befrienders的人当中，大约三分之一会谈到自杀，其他人谈的是家庭、工作或孤单。一个难熬的晚上、一次累垮人的值班，都值得打这通电话。',
    },
    silence: {
      title: '现在没办法开口说话',
      text: '最快的办法排在前面。打字以前，先关掉声音。',
    },
    treatment: {
      title: '我想接受治疗',
      text: '到了政府诊所（klinik kesihatan），在柜台就说想谈谈自己的心理健康。',
    },
    student: {
      title: '我是学生',
      text: `全国${universities.count}所国立大学都有免费辅导，请向您的大学查询。中小学生可以找学校的辅导老师。${helplineFacts.noPermission}`,
    },
    violence: {
      title: '有人伤害我',
      text: '无论在家里还是别的地方，如果现在就有危险，请拨999。用WhatsApp写的内容会留在手机里，要自己删除；回复来的时候，屏幕可能会亮。',
    },
  },
  silence: {
    call: '请拨999，一接通先说您在哪里，小声也行。没出声，不一定会派人来。',
    send: '不能打？把这段话给您信任的人看，或传给对方：',
    message: (place) => `我有危险。我在${place ? `${place}。` : '……'}请替我拨999，不要打电话给我。`,
    place: '您在哪里',
    kept: '会加进您复制的文字里。我们不会收到，也不会保存。',
    copy: '复制',
    share: '分享',
    copied: '已复制',
    copiedWithoutPlace: '已复制，但没有写您在哪里。',
    selected: '文字已选取，请用浏览器复制。',
    go: '电话和讯息都没办法？请到人多的公共场所，或去医院急诊部。',
    write: '不紧急？可以用文字联络求助热线，但不一定很快有答复；回复来的时候，屏幕可能会亮。',
    after: '如果有人会查看您的手机，传了以后，请删除讯息，再随便复制一段别的文字。',
  },
  treatment: {
    body: '也可以先说身体的感觉：心跳很快、头痛、没胃口、睡不好、心很累。',
    faith: '拜神、祷告，跟看医生，可以一起做。有这样的感觉，不表示您信得不够。',
  },
  places: {
    psss: {
      name: '社会支援中心（PSSS）',
      text: `想当面谈？妇女部的这些中心有注册辅导员，不收费。应用程式叫${psss.app}。`,
    },
    saveMe999: {
      name: 'SaveME999应用程式',
      text: '已经登记的，现在就可以用文字或视频联络警方和救护车。还没登记，现在请用别的办法求助，改天平静些再登记。',
    },
    clinic: {
      name: '政府健康诊所（klinik kesihatan）',
      text: `按卫生部的收费表，马来西亚公民每次付${clinics.visit}，其他人要付更多。没有预约也可以去，但用MySejahtera预约的人优先。`,
    },
    hospital: {
      name: '政府医院',
      text: `看专科要有医生的转介信。由政府医生转介的，第一次看诊免费，之后每次收${hospitals.laterVisit}。`,
    },
    mentari: {
      name: '找最近的MENTARI',
      text: `全国有${mentari.count}间社区心理健康中心，每个州至少有一间。`,
    },
  },
  channels: { mail: '电邮', whatsapp: 'WhatsApp' },
  about: {
    befrienders: '受过训练的义工会听您倾诉。您不必说出名字，谈话会保密。',
    kasih:
      '有官员协助应对暴力、虐待或家庭危机。打去问，不等于投报。如果投报，内容会连同您的名字转给福利局或警方。',
    heal: '接听的是卫生部的心理辅导官。有危险，请您自己拨999；如果正在通话，可以请辅导官替您拨。',
  },
} satisfies Translated<typeof english>

/** Malay to say on the phone (../quoted/in-malay.ts), and what it means. */
export const malayPhrases: MalayPhrases = {
  ambulance: { lead: '可以用马来语说：', meaning: '请派救护车。我的地址是……' },
  askFor: { lead: '打求助热线时，可以用马来语问：', meaning: '有没有人会讲华语？' },
}
