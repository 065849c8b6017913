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
    description: `Kajian ${BRAND.name} di Malaysia: cara kami menguji, dapatan ${hasOwn ? 'kami sendiri dan ' : ''}${others} kajian lain, dan cara menyertainya. Untuk media: teks, angka dan sumber.`,
  },
  hero: {
    caption: 'Penyelidikan dan bukti: untuk peserta, rakan kerjasama dan media',
    title: isOpen
      ? 'Apa yang kami tawarkan terus kami uji.'
      : `Kami menguji ${BRAND.name} sebelum menawarkannya.`,
    lead: `${BRAND.name} ialah psikoterapi berasaskan AI yang mengambil kira budaya setempat, untuk orang di Malaysia. Membantukah di sini, dalam empat bahasa? Kajian di tempat lain tidak dapat menjawabnya. Mari cari jawapannya bersama kami. Kajian kami bertanya tiga soalan:`,
    questions: [
      'Adakah tekanan emosi berkurang?',
      'Sempatkah AI mengesan bahaya?',
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
        text: 'Risalah maklumat peserta menerangkan kajian itu dan siapa yang boleh membaca sesi anda. Baca dahulu, tanya siapa yang meluluskan kajian itu, baru buat keputusan.',
      },
      {
        title: 'AI kedua turut membaca',
        text: 'Tugasnya mencari tanda bahaya, dan tanda itu boleh terlepas.',
      },
      {
        title: 'Hasilnya akan kami terbitkan.',
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
    statement: `Terapi dalam talian meredakan kemurungan. Kajian awal tentang terapi AI masih kecil, dan banyak soalan belum terjawab. ${hasOwn ? 'Dapatan kami sendiri di Malaysia didahulukan.' : 'Membantukah di Malaysia, dalam empat bahasa? Itulah yang sedang kami kaji.'}`,
    others: `${capitalized(others)} kajian pasukan lain. Tiada satu pun tentang ${BRAND.name}.`,
    marks: 'Satu tanda, sepuluh orang. Tanda emas: di Malaysia.',
    compare: 'Bandingkan saiznya dengan',
    columns: {
      found: 'Dapatan',
      limit: 'Batasan',
      meaning: 'Maknanya bagi kami',
    },
    groups: { ours: 'Kajian kami sendiri', online: 'Terapi dalam talian', byAi: 'Terapi AI' },
  },
  insights: {
    title: 'Apa kata angka ini',
    list: {
      adultDistress: {
        caption: 'orang dewasa menghadapi masalah kesihatan mental',
        text: 'Ramai tidak pernah didiagnosis. Kajian kami untuk mereka juga.',
      },
      psychiatristRatio: {
        caption: `nisbah pakar psikiatri kepada pesakit pada ${ratio2016.year}. Pada ${newestCount.year}: kira-kira seorang bagi ${otherValueTexts.perNewestCount}.`,
        text: 'Pakar psikiatri terlalu sedikit. Bantuan perlu sampai juga di antara dua temu janji.',
      },
      sessionCost: {
        caption: 'untuk satu sesi terapi',
        text: 'Yang tidak mampu membayar sesi seterusnya mungkin berhenti terlalu awal.',
      },
    },
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami di mana anda tinggal dan apa bahasa anda. Kami akan menghantar risalah maklumat peserta. [Halaman keselamatan](safety) menerangkan perkhidmatan untuk orang ramai, bukan kajian. Jadi, tanyalah kami di mana sesi kajian disimpan, siapa yang membacanya, dan siapa yang membantu jika anda dalam bahaya. Bertanya tidak mengikat anda.',
  },
  partner: {
    title: 'Bawa kajian kami ke tempat anda',
    text: 'Universiti, syarikat, NGO, hospital dan klinik kerajaan boleh menjadi tempat kajian.',
  },
} satisfies Translated<typeof english>
