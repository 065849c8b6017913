import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Lihat apa yang diuji dalam kajian ${BRAND.name} di Malaysia, apa yang ditemui dan tidak ditunjukkan oleh enam kajian lain, dan cara menyertainya.`,
  },
  hero: {
    title: `Kami menguji ${BRAND.name} sebelum menawarkannya.`,
    lead: `${BRAND.name} ialah psikoterapi berasaskan AI untuk Malaysia yang mengambil kira budaya setempat. Kami sedang mengkaji sama ada terapi ini selamat dan membantu. Doktor, ahli psikologi, penyelidik dan wartawan boleh membaca dapatan kajian pihak lain di sini, dan sesiapa di Malaysia boleh memohon untuk menyertai kajian kami.`,
    participate: 'Sertai kajian',
    subject: 'Menyertai kajian',
    partner: 'Bekerjasama dengan kami',
    studies: {
      title: `Enam kajian ini dibuat oleh pihak lain, dan tiada satu pun menguji ${BRAND.name}.`,
      key: 'Setiap petak mewakili sepuluh orang, dan setiap petak emas sepuluh orang di Malaysia.',
    },
  },
  questions: {
    title: 'Apa yang ingin kami ketahui',
    list: [
      'Adakah tekanan emosi berkurang?',
      'Adakah AI mengesan bahaya cukup awal?',
      'Adakah orang terus menggunakannya?',
    ],
    text: 'Kami mahu menerbitkan hasilnya, baik atau buruk. Kami akan menyenaraikan setiap kajian di sini, dengan tempat, kelulusan etika dan nombor pendaftarannya.',
    whoFor: `Untuk siapa ${BRAND.name} dibina, dan untuk siapa tidak`,
  },
  evidence: {
    title: 'Asas bukti',
    statement:
      'Belum banyak kajian yang menguji terapi oleh AI. Kami sedang mengkaji sama ada terapi kami berkesan di Malaysia, dalam empat bahasa.',
    text: 'Psikoterapi sudah diuji berpuluh-puluh tahun, tetapi kebanyakannya dalam bahasa Inggeris dan jauh dari Malaysia.',
    studies: 'Apa yang ditemui dalam enam kajian, dan apa yang tidak ditunjukkannya',
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami tempat tinggal dan bahasa anda. Sebelum anda bersetuju dengan apa-apa, kami akan menerangkan kajian itu.',
    action: 'Tanya tentang penyertaan',
  },
  partner: {
    title: 'Jalankan kajian kami di tempat anda',
    text: 'Kajian boleh dijalankan di universiti dan kolej, syarikat, NGO dan organisasi komuniti, serta kemudahan kesihatan awam.',
    action: 'Lihat cara bekerjasama',
  },
  insights: {
    title: 'Apa yang kami belajar daripada angka ini',
    list: {
      adultDistress: {
        caption: `orang dewasa menghadapi masalah kesihatan mental, menurut saringan ${sources.survey2015.year}`,
        title: 'Ramai yang memerlukan bantuan',
        text: 'Ramai antara mereka tidak pernah didiagnosis, jadi kajian kami juga untuk mereka.',
      },
      psychiatristRatio: {
        caption: 'nisbah pakar psikiatri kepada pesakit',
        title: 'Bantuan diperlukan sebelum giliran tiba',
        text: 'Mengikut rancangan, AI kami akan membantu sementara giliran anda belum tiba, dan petugas akan mengambil alih jika AI mengesan tanda bahaya.',
      },
      sessionCost: {
        caption: 'untuk satu sesi terapi',
        title: 'Kos boleh menghentikan terapi terlalu awal',
        text: 'Mereka yang tidak mampu membayar sesi seterusnya mungkin berhenti sebelum terapi sempat membantu.',
      },
    },
  },
} satisfies Translated<typeof english>
