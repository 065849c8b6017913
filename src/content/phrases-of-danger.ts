/**
 * Phrases about suicide, about hurting oneself and about being hit, in four languages, as people write
 * them. Where a sentence of the visitor's own has one, two numbers to call stand below its field
 * (product/in-danger.tsx). This only compares words, on this device: it is not the AI of the product, it
 * misses much, and it takes some harmless sentences for danger. A clinician has to sign the list
 * (reviews/awaiting-sign-off.ts).
 */
export const phrasesOfDanger = {
  en: [
    'suicid',
    '(kill|hang|hurt|harm|cut)(t?ing|ed)? my ?self ',
    'kms ',
    'unalive',
    'self ?harm',
    '(end|ending|take|taking) my (own )?life ',
    'end it all ',
    '(want to|wan to|wanna) die ',
    'wish i (was|were) dead ',
    'better off (dead|without me) ',
    '(dont|not) (want to|wanna) (live|exist|be alive|be here anymore) ',
    'no reason to live ',
    'overdose ',
    '(he|she|they|mum|mom|dad|mother|father|husband|wife|boyfriend|girlfriend) (hits?|beats?|slaps?|slapped) me ',
    '(hitting|beating|abusing|raped|molested) me ',
  ],
  ms: [
    'bunuh ?diri',
    '(saya|aku|sy|rasa|rasa macam) (nak|nk) mati ',
    '(nak|nk) mati (je|jer|ja|saja) ',
    '(mahu|ingin|lebih baik|baik saya|baik aku) mati ',
    '(tak|x) ?(nak|nk|mahu|ingin) hidup',
    '(tamatkan|habiskan|akhiri) (hidup|nyawa)',
    '(men)?cederakan diri',
    '(sakiti|menyakiti|gantung|kelar|toreh) (diri|tangan)',
    '(pukul|belasah|dera|rogol) (saya|aku|sy) ',
    '(kena |di)(pukul|belasah|dera|rogol) ',
  ],
  zh: [
    '自[杀殺残殘伤傷]',
    '(^|[^年])[轻輕]生',
    '[寻尋]短[见見]',
    '不[想要]活(?![动動])',
    '活不下去',
    '想死(?![你妳我他她])',
    '死了(算|更好|[还還]好)',
    '([结結]束|了[结結])(自己|生命)',
    '[伤傷]害自己|割[腕脉脈]',
    '跳[楼樓]|[烧燒]炭|上吊',
    '打我(?!的?([电電]|手))',
    '被(他|她|爸爸?|[妈媽]+|老公|丈夫)?打(?![扰擾断斷败敗动動开開击擊])',
    '家暴|[强強]奸|性侵',
  ],
  ta: [
    'தற்கொலை',
    'சா[கவ][ணன]ும்',
    'சாகப் ?போ|சாக ?வேண்டும்',
    'செத்துப்? ?(போ|டலா|டணு|ரலா)',
    'உயிரை? ?(விட|மாய்)',
    'வாழ(வே|ப்)? ?(பிடிக்க|விரும்ப|வேண்டாம்)',
    'தூக்குப்? ?(போட்டு|மாட்டி)',
    'என்(னை|ன|னைய) ?அடி(க்கிற|ச்ச|த்த)',
  ],
} as const
