import type { roles as english } from '../en/team.ts'
import type { Translated } from '../types.ts'

export const roles = {
  aisyah: { title: 'தலைமை நிர்வாகி', credentials: 'மனநல மருத்துவர், MMed (Psych)' },
  weiJian: { title: 'தலைமைத் தொழில்நுட்ப அதிகாரி', credentials: 'PhD, இயந்திரக் கற்றல்' },
  kavitha: { title: 'சிகிச்சைப் பிரிவு இயக்குநர்', credentials: 'மருத்துவ உளவியல் நிபுணர், PsyD' },
  harpreet: { title: 'பாதுகாப்பு, நெறிமுறை', credentials: 'MSc, சுகாதாரத் தரவு அறிவியல்' },
  nurul: { title: 'ஆராய்ச்சி', credentials: 'MPH, நோய்ப் பரவலியல்' },
  marcus: { title: 'கூட்டாண்மை', credentials: 'MBA, சுகாதார அமைப்புகள்' },
  liAnn: { title: 'சேவையும் வடிவமைப்பும்', credentials: 'MDes, பயன்பாட்டு வடிவமைப்பு' },
} satisfies Translated<typeof english>
