/** Left out at the beginning, as often as they come. */
const courtesies = new RegExp(
  `^(?:${[
    '(?:hi|hello|dear)(?: all| team| there)?|request to|good (?:morning|afternoon|evening)|please|pls|kindly|urgent|re|fwd?',
    '(?:can|could|would|will) you|how (?:do|can) i|i (?:want|would like|need|wish|ask|request)(?: you)? to|i d like(?: you)? to',
    'hai|salam(?: sejahtera)?|assalamualaikum|sila|tolong|mohon|minta|harap|boleh(?:kah)?(?: tak)?(?: anda)?',
    '(?:saya )?(?:mahu|nak|ingin|hendak|mohon|minta)|(?:bagaimana|macam mana) saya(?: boleh)?',
    'வணக்கம்|தயவு ?செய்து|உடனடியாக|உடனே',
  ].join(
    '|',
  )}) |^(?:您好|你好|请问|请|請|麻烦|麻煩|帮我|幫我|帮忙|我?要求|我要|我想要?|我?希望|能不能|能否|能|可以|可否|你们)`,
  'u',
)

/** Left out everywhere. */
const fillers =
  /(?<= |^)(?:all|of|the|personal|semua|segala|peribadi|untuk|எல்லா(?:த்)?|அனைத்து|அனைத்தையும்|எல்லாவற்றையும்|தனிப்பட்ட|முழு) /gu
const chineseFillers =
  /(?<=\p{Script=Han}|^)(?:的|把|将|所有|全部|个人|個人|\s)(?=\p{Script=Han})/gu

const chineseThings = '(?:资料|資料|数据|數據|信息|资讯|账号|帐号|帳號|账户|帐户)'
const chineseVerbs = '(?:[删刪][除掉去]?|清除|移除|注销|註銷)'
/** “My”, or “that I left with you”. */
const chineseMine = String.raw`我(?:[在留存填给]\p{Script=Han}{1,8}?)?`

const malayVerbs = '(?:padam|hapus|buang|delete)(?:kan)?'
const malayThings =
  '(?:data|akaun|maklumat|butiran|rekod|mesej|e ?mel|nama)(?: (?:perbualan|sesi))?'

const tamilThings = String.raw`(?:தரவ|தகவ|விவர|கணக்க|பெயர|டேட்டா|மின்னஞ்ச|செய்தி|பதிவு)\S*`
/** Without “need not” and questions, which end in -ஆ. */
const tamilVerbs = String.raw`(?:நீக்|அழி|அகற்|டெலீட்)(?!கம் |\S*(?:மா|தா|களா)(?: |$))(?!\S* வேண்டாம்)`

/** How a request to delete somebody's data begins, or to take back a consent. */
const requests = [
  /^(?:delete|erase|remove) my (?:data|account|info|information|details|records?|messages?|e ?mail|name)\b/,
  /^(?:delete (?:data|account)$|delete everything\b|(?:data|account) deletion|deletion request|forget me$)/,
  /^(?:withdraw(?:al)?|revoke)(?: my)? consent\b/,
  new RegExp(`^${malayVerbs} (?:${malayThings}(?: saya\\b|$)|tentang saya\\b)`),
  new RegExp(
    `^(?:saya )?(?:mahu|nak|ingin|hendak|mohon|minta|tolong|harap|boleh) ${malayThings} saya di${malayVerbs}`,
  ),
  new RegExp(`^${malayThings} saya (?:tolong|sila|minta|mohon) (?:di)?${malayVerbs}`),
  /^saya (?:tak|tidak) (?:mahu|nak) data saya disimpan\b/,
  /^(?:permintaan )?pemadaman (?:data|akaun|maklumat)\b|^permintaan (?:padam|memadam) /,
  /^(?:tarik|menarik) balik (?:persetujuan|kebenaran)\b/,
  new RegExp(`^(?:如何|怎么|怎样)?${chineseVerbs}${chineseMine}${chineseThings}`, 'u'),
  new RegExp(`^${chineseVerbs}${chineseThings}(?!.*(?:吗|嗎|多久|什么|政策|流程|时间))`),
  new RegExp(`^${chineseMine}${chineseThings}(?:请|請|麻烦|都)?${chineseVerbs}(?!.*[吗嗎])`, 'u'),
  new RegExp(`^(?:不要|别)再?(?:保留|保存|储存)${chineseMine}${chineseThings}`, 'u'),
  /^(?:撤回|撤销|收回|取消)我?同意/,
  new RegExp(`^(?:என்|எனது|என்னுடைய|என்னைப் பற்றிய) ${tamilThings} ${tamilVerbs}`),
  new RegExp(`^(?:தரவு|தரவை|கணக்கை) (?=(?:நீக்க|அழிக்க))${tamilVerbs}`),
  /^(?:என் |எனது )?ஒப்புதலை(?:த்)? ?திரும்பப் ?பெ/,
]

/** Whether a subject or a message begins like a request to delete somebody's data, in any language of the site. */
export function asksForDeletion(text: string): boolean {
  // A short request such as “Padam data” is one only if nothing follows on its line.
  const [firstLine = ''] = text.trim().split('\n')
  return opensWithRequest(text) || opensWithRequest(firstLine)
}

function opensWithRequest(text: string): boolean {
  const words = text
    .slice(0, 300)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  let opening = `${words.trim()} `
  for (let rest = ''; rest !== opening;) {
    // Some requests need the courtesy that is left out next: “I want my data deleted”.
    if (requests.some((request) => request.test(opening.trim()))) return true
    rest = opening
    opening = opening.replace(courtesies, '').replace(fillers, '').replace(chineseFillers, '')
  }
  return false
}
