import { BRAND } from '../facts/company.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Apa yang kami kaji tentang ${BRAND.name} di Malaysia, cara kami menguji, dapatan enam kajian lain, dan cara menyertai kajian kami. Untuk media: teks, angka dan sumber.`,
  },
  hero: {
    caption: 'Penyelidikan dan bukti: untuk peserta, rakan kerjasama dan media',
    title: isOpen
      ? 'Kami terus menguji apa yang kami tawarkan.'
      : `Kami menguji ${BRAND.name} sebelum menawarkannya.`,
    lead: `${BRAND.name} ialah psikoterapi berasaskan AI yang mengambil kira budaya setempat, untuk orang di Malaysia. Tiga soalan dalam kajian kami:`,
    questions: [
      'Adakah tekanan emosi berkurang?',
      'Adakah AI mengesan bahaya cukup awal?',
      'Adakah orang terus menggunakannya?',
    ],
    participate: 'Sertai kajian',
    subject: 'Menyertai kajian',
    partner: 'Bekerjasama dengan kami',
  },
  method: {
    title: 'Cara kami menguji',
    list: [
      {
        title: 'Anda bersetuju dahulu',
        text: 'Risalah maklumat peserta menerangkan kajian itu dan siapa yang boleh membaca sesi anda. Buat keputusan selepas membacanya.',
      },
      {
        title: 'AI kedua mencari tanda bahaya',
        text: 'Satu AI berbual dengan anda, satu lagi khusus mencari tanda bahaya kepada diri anda. Kedua-duanya mencari tanda itu, tetapi mungkin terlepas.',
      },
      {
        title: 'Hasil kajian akan kami terbitkan',
        text: 'Baik atau buruk.',
      },
    ],
    whoFor: `Untuk siapa ${BRAND.name} dibina`,
  },
  evidence: {
    title: 'Bukti setakat ini',
    statement:
      'Terapi dalam talian meredakan kemurungan. Kajian awal tentang terapi AI masih kecil: dalam satu kajian, hasilnya lebih baik daripada menunggu; dalam satu lagi, tidak lebih baik daripada ChatGPT. Kami mengkaji sama ada terapi AI membantu di Malaysia, dalam empat bahasa.',
    others: `Enam kajian oleh pihak lain. Tiada satu pun tentang ${BRAND.name}.`,
    marks: 'Setiap tanda mewakili sepuluh orang; yang emas, di Malaysia.',
    columns: {
      found: 'Dapatan',
      limit: 'Batasannya',
      meaning: 'Maknanya bagi kami',
    },
    groups: { online: 'Terapi dalam talian', byAi: 'Terapi AI' },
  },
  insights: {
    title: 'Apa yang kami belajar daripada angka ini',
    list: {
      adultDistress: {
        caption: 'orang dewasa menghadapi masalah kesihatan mental',
        text: 'Ramai tidak pernah didiagnosis. Kajian kami juga untuk mereka.',
      },
      psychiatristRatio: {
        caption: 'nisbah pakar psikiatri kepada pesakit',
        text: 'Bantuan juga diperlukan antara satu temu janji dengan yang seterusnya.',
      },
      sessionCost: {
        caption: 'untuk satu sesi terapi',
        text: 'Mereka yang tidak mampu membayar sesi seterusnya mungkin berhenti terlalu awal.',
      },
    },
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami tempat tinggal dan bahasa anda.',
  },
  partner: {
    title: 'Jalankan kajian kami di tempat anda',
    text: 'Universiti, syarikat, NGO, hospital dan klinik kerajaan boleh menjadi tempat kajian.',
  },
} satisfies Translated<typeof english>
