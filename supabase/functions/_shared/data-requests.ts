/** Left out at the beginning, as often as they come. */
const courtesies = new RegExp(
  `^(?:${[
    '(?:hi|hello|dear)(?: all| team| there)?|request to|good (?:morning|afternoon|evening)|please|pls|kindly|urgent|re|fwd?',
    '(?:can|could|would|will) you|how (?:do|can) i|i (?:want|would like|need|wish|ask|request)(?: you)? to|i d like(?: you)? to',
    'hai|salam(?: sejahtera)?|assalamualaikum|sila|tolong|mohon|minta|harap|boleh(?:kah)?(?: anda)?',
    'saya (?:mahu|nak|ingin|hendak|mohon|minta)|(?:bagaimana|macam mana) saya(?: boleh)?',
    'வணக்கம்|தயவு ?செய்து|உடனடியாக|உடனே',
  ].join(
    '|',
  )}) |^(?:您好|你好|请问|请|麻烦|帮我|帮忙|我要求?|我想要?|我希望|能不能|能否|可以|可否|你们)`,
  'u',
)

/** Left out everywhere. */
const fillers =
  /(?<= |^)(?:all|of|the|personal|semua|segala|peribadi|untuk|எல்லா(?:த்)?|அனைத்து|தனிப்பட்ட|முழு) /gu
const chineseFillers = /(?<=\p{Script=Han}|^)(?:的|把|将|所有|全部|个人|\s)(?=\p{Script=Han})/gu

const chineseThings = '(?:资料|資料|数据|數據|信息|资讯|账号|帐号|帳號|账户|帐户)'
const chineseVerbs = '(?:[删刪][除掉去]|清除|移除|注销)'

/** How a request to delete somebody's data begins, or to take back a consent. */
const requests = [
  /^(?:delete|erase|remove) my (?:data|account|info|information|details|records?|messages?|e ?mail|name)\b/,
  /^(?:delete (?:data|account)$|delete everything\b|(?:data|account) deletion|deletion request|forget me$)/,
  /^(?:withdraw(?:al)?|revoke)(?: my)? consent\b/,
  /^(?:padam|hapus|buang)(?:kan)? (?:data|akaun|maklumat|butiran|rekod|mesej|e ?mel|nama)(?: saya\b|$)/,
  /^(?:permintaan )?pemadaman (?:data|akaun|maklumat)\b|^permintaan (?:padam|memadam) /,
  /^(?:tarik|menarik) balik (?:persetujuan|kebenaran)\b/,
  new RegExp(`^(?:如何|怎么|怎样)?${chineseVerbs}我${chineseThings}`),
  new RegExp(`^${chineseVerbs}${chineseThings}|^我${chineseThings}${chineseVerbs}`),
  /^(?:撤回|撤销|收回|取消)我?同意/,
  /^(?:என்|எனது|என்னுடைய) (?:தரவ|தகவ|விவர|கணக்க|பெயர)\S* (?:நீக்|அழி|அகற்)/,
  /^(?:தரவு|தரவை|கணக்கை) (?:நீக்க|அழிக்க)/,
  /^(?:என் |எனது )?ஒப்புதலை(?:த்)? ?திரும்பப் ?பெ/,
]

/** Whether a subject or a message begins like a request to delete somebody's data, in any language of the site. */
export function asksForDeletion(text: string): boolean {
  const words = text
    .slice(0, 300)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  let opening = `${words.trim()} `
  for (let rest = ''; rest !== opening;) {
    rest = opening
    opening = opening.replace(courtesies, '').replace(fillers, '').replace(chineseFillers, '')
  }
  return requests.some((request) => request.test(opening.trim()))
}
