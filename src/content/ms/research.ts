import { capitalized } from '../sentences/capitalized.ts'
import { otherTeamsStudies, ownStudies } from '../facts/studies.ts'
import { BRAND } from '../facts/company.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'
import { sources, otherValues } from '../facts/statistics.ts'
import { countInWords, otherValueTexts } from './statistics.ts'

const { ratio2016 } = sources
const { newestCount } = otherValues

const hasOwn = ownStudies.length > 0
const others = countInWords(otherTeamsStudies)

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Kajian ${BRAND.name} di Malaysia, cara kami menguji, dapatan ${hasOwn ? 'kami sendiri dan ' : ''}${others} kajian lain, dan cara menyertai kajian kami. Untuk media: teks, angka dan sumber.`,
  },
  hero: {
    caption: 'Penyelidikan dan bukti: untuk peserta, rakan kerjasama dan media',
    title: isOpen
      ? 'Kami terus menguji apa yang kami tawarkan.'
      : `Kami menguji ${BRAND.name} sebelum menawarkannya.`,
    lead: `${BRAND.name} ialah psikoterapi berasaskan AI yang mengambil kira budaya setempat, untuk orang di Malaysia. Kajian di tempat lain tidak dapat memberitahu sama ada ia membantu di sini, dalam empat bahasa. Bantulah kami mencari jawapannya. Kajian kami bertanya tiga soalan:`,
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
        title: 'AI kedua turut membaca',
        text: 'AI itu mencari tanda bahaya, tetapi mungkin terlepas pandang.',
      },
      {
        title: 'Hasil kajian akan kami terbitkan.',
        text: 'Baik atau buruk.',
      },
    ],
    trial: {
      asks: 'Soalan kajian',
      people: 'Bilangan orang',
      ethicsApproval: 'Diluluskan oleh',
      registration: 'Nombor pendaftaran',
      when: 'Tempoh',
      months: (from, to) => (to ? `${from} hingga ${to}` : `Sejak ${from}`),
    },
    whoFor: `Untuk siapa ${BRAND.name} dibina`,
  },
  evidence: {
    title: 'Bukti setakat ini',
    statement: `Terapi dalam talian meredakan kemurungan. Kajian awal tentang terapi AI masih kecil, dan banyak soalan belum terjawab. ${hasOwn ? 'Dapatan kami sendiri di Malaysia disenaraikan dahulu.' : 'Kami sedang mencari jawapan sama ada terapi AI membantu di Malaysia, dalam empat bahasa.'}`,
    others: `${capitalized(others)} kajian oleh pihak lain. Tiada satu pun tentang ${BRAND.name}.`,
    marks: 'Setiap tanda mewakili sepuluh orang; yang emas, di Malaysia.',
    columns: {
      found: 'Dapatan',
      limit: 'Batasannya',
      meaning: 'Maknanya bagi kami',
    },
    groups: { ours: 'Kajian kami sendiri', online: 'Terapi dalam talian', byAi: 'Terapi AI' },
  },
  insights: {
    title: 'Apa yang kami belajar daripada angka ini',
    list: {
      adultDistress: {
        caption: 'orang dewasa menghadapi masalah kesihatan mental',
        text: 'Ramai tidak pernah didiagnosis. Kajian kami juga untuk mereka.',
      },
      psychiatristRatio: {
        caption: `nisbah pakar psikiatri kepada pesakit pada ${ratio2016.year}. Pada ${newestCount.year}: kira-kira seorang bagi ${otherValueTexts.perNewestCount}.`,
        text: 'Pakar psikiatri terlalu sedikit, jadi bantuan perlu sampai juga antara satu temu janji dengan yang seterusnya.',
      },
      sessionCost: {
        caption: 'untuk satu sesi terapi',
        text: 'Mereka yang tidak mampu membayar sesi seterusnya mungkin berhenti terlalu awal.',
      },
    },
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami tempat tinggal dan bahasa anda. Kami akan menghantar risalah maklumat peserta, kemudian anda membuat keputusan. [Halaman keselamatan](safety) menerangkan perkhidmatan untuk orang ramai, bukan kajian. Jadi tanya kami di mana sesi anda disimpan semasa kajian, siapa membacanya, dan siapa membantu jika anda dalam bahaya. Bertanya tidak bermakna anda sudah bersetuju.',
  },
  partner: {
    title: 'Jalankan kajian kami di tempat anda',
    text: 'Universiti, syarikat, NGO, hospital dan klinik kerajaan boleh menjadi tempat kajian.',
  },
} satisfies Translated<typeof english>
