import { expect, test } from 'vitest'
import { mayMeanDanger } from '#src/product/signs-of-danger.ts'

test.for([
  'I want to kill myself',
  'I don’t want to live anymore.',
  'Sometimes I just wanna die',
  'thinking of SUICIDE',
  'I keep hurting myself',
  'self-harm again last night',
  'My husband hits me',
  'saya nak bunuh diri',
  'Rasa macam nak mati je',
  'dah taknak hidup',
  'Aku toreh tangan lagi',
  'Suami pukul saya.',
  'saya dipukul',
  '不想活了',
  '我想死',
  '有时候会自残',
  '爸爸又打我',
  'சாகணும்',
  'எனக்கு வாழவே பிடிக்கல',
  'தற்கொலை பண்ணிக்கலாம்னு தோணுது',
  'அவர் என்னை அடிக்கிறார்',
  'Stress sangat, 不想活 already',
])('takes “%s” for a sign of danger', (sentence) => {
  expect(mayMeanDanger(sentence)).toBe(true)
})

test.for([
  '',
  'I’m dead tired',
  'This traffic kills me, I could die for a coffee',
  'Exam dah dekat, 压力很大, தூக்கமே வரல lah.',
  'It hit me that nobody asked',
  'I taught myself to cook',
  'I cut my sister some slack',
  'Saya penat sangat',
  'Penat nak mati',
  'Telefon saya mati',
  'Pukul tiga saya bangun',
  '累死了',
  '想死你了',
  '明天打我电话',
  '不想活动',
  '我还年轻生活还长',
  'வேலை அதிகம், சோர்வா இருக்கு',
  'போன் அடிக்கிறாங்க',
])('takes “%s” for no sign of danger', (sentence) => {
  expect(mayMeanDanger(sentence)).toBe(false)
})
