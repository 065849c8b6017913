import type { leaveList as english } from '../en/leave-list.ts'
import { company } from '../facts/company.ts'
import type { Translated } from '../types.ts'

export const leaveList = {
  title: 'காத்திருப்புப் பட்டியலிலிருந்து விலக',
  text: 'பொத்தானை அழுத்தினால், உங்கள் முகவரியைப் பட்டியலிலிருந்து நீக்கிவிடுவோம்.',
  leave: 'பட்டியலிலிருந்து விலக',
  leaving: 'நீக்குகிறோம்…',
  left: 'உங்கள் முகவரி இப்போது பட்டியலில் இல்லை.',
  failed:
    'நீக்க முடியவில்லை. ஒரு நிமிடம் கழித்து மீண்டும் அழுத்துங்கள். அல்லது எங்கள் மின்னஞ்சலுக்குப் பதில் எழுதுங்கள்; நாங்களே நீக்கிவிடுவோம்.',
  how: `காத்திருப்புப் பட்டியலிலிருந்து விலக, எங்கள் மின்னஞ்சலுக்குப் பதில் எழுதுங்கள், அல்லது [${company.privacy}](privacyMail) முகவரிக்கு எழுதுங்கள். நாங்கள் நீக்கிவிடுவோம்.`,
} satisfies Translated<typeof english>
