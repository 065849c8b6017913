import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'

export const solutions = {
  meta: {
    title: 'Apa yang kami bina',
    description: `Lima perkara yang menghalang orang di Malaysia daripada mendapat terapi, dan apa yang ${BRAND.name} bina untuk setiap satu. Kini diuji dalam kajian.`,
  },
  hero: {
    title:
      'Lima perkara menghalang orang daripada mendapatkan terapi. Kami membina penyelesaiannya.',
    lead: `${BRAND.name} ialah terapi berasaskan AI melalui sembang, audio atau video, dalam empat bahasa. Terapi ini untuk orang di Malaysia yang tidak mendapat terapi kerana ahli terapi tidak ramai, harga satu sesi mahal atau klinik sesak. Kini terapi ini diuji dalam kajian, jadi anda belum boleh mendaftar.`,
    action: 'Lihat cara menggunakannya',
  },
  problems: {
    title: 'Apa yang menghalang',
    items: {
      professionals: {
        title: 'Kekurangan profesional',
        sentence: `Hanya ${figureTexts.psychiatrists} pakar psikiatri untuk lebih ${figureTexts.population} orang`,
        text: `Kedua-duanya angka kasar. Setakat November ${published.newestCount.year}, ada ${publishedTexts.newestCount} pakar psikiatri, kira-kira seorang bagi setiap ${publishedTexts.perNewestCount} penduduk. Anda mungkin perlu menunggu lama untuk mendapat temu janji.`,
        today: 'Bantuan sementara menunggu',
      },
      alternatives: {
        title: 'Alternatif yang tidak selamat',
        text: 'Waktu malam, orang bertanya kepada enjin carian, forum atau bot sembang yang dibuat untuk tujuan lain. Alat begini mungkin tidak mengesan tanda bahaya kepada diri anda.',
      },
      costs: {
        title: 'Kos yang tinggi',
        sentence: `${figureTexts.privateSession} atau lebih untuk satu sesi terapi swasta`,
        text: `The Star melaporkan purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} sejam pada ${sources.fees2019.year}; panduan yuran ${sources.fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo}. Kerana harganya, ada orang yang berhenti separuh jalan, dan ada yang tidak pernah bermula.`,
      },
      system: {
        title: 'Sistem yang terbeban',
        text: 'Klinik kerajaan memang sesak, tetapi anda tetap boleh mendapatkan rawatan di sana.',
        today: 'Cara mendapatkan rawatan hari ini',
      },
      culture: {
        title: 'Jurang budaya',
        text: 'Banyak bahan terapi datang dari luar negara, dalam bahasa Inggeris. Soal keluarga, agama dan apa kata orang jarang disentuh.',
      },
    },
  },
  solutions: {
    title: 'Apa yang kami bina, satu demi satu',
    status: 'Semua ini sedang diuji dalam kajian, kecuali yang bertanda Dirancang.',
    items: {
      professionals: {
        title: 'Psikoterapi digital',
        answers: 'Mengatasi: kekurangan profesional',
        text: `${BRAND.name} ialah terapi AI di telefon atau di web, pada bila-bila masa. Tujuannya membantu anda sebelum sesi dengan kaunselor atau ahli terapi, antara satu sesi dengan sesi seterusnya, dan selepasnya.`,
      },
      alternatives: {
        title: 'Keselamatan diutamakan',
        answers: 'Mengatasi: alternatif yang tidak selamat',
        text: 'Ada dua AI: satu menjawab anda, satu lagi khusus mencari tanda bahawa anda mungkin mencederakan diri atau nyawa anda dalam bahaya. Mengikut rancangan, jika tanda itu ditemui, sesi akan berhenti dan nombor yang boleh anda telefon akan dipaparkan. Kedua-dua AI mungkin terlepas tanda itu.',
      },
      costs: {
        title: 'Mudah dicapai, kurang stigma',
        answers: 'Mengatasi: kos yang tinggi',
        text: 'Kami merancang harga yang jauh lebih rendah daripada sesi swasta. Anda tidak perlu duduk di bilik menunggu, tempat anda mungkin terserempak dengan orang yang anda kenal.',
      },
      system: {
        title: 'Sokongan bagi doktor dan kaunselor',
        answers: 'Mengatasi: sistem yang terbeban',
        text: 'Jika anda bersetuju, doktor, kaunselor atau ahli terapi anda akan menerima catatan ringkas tentang keadaan anda sejak temu janji terakhir, supaya anda tidak perlu bercerita dari awal lagi.',
      },
      culture: {
        title: 'Pendekatan setempat',
        answers: 'Mengatasi: jurang budaya',
        text: 'Bercakaplah dalam bahasa Inggeris, Melayu, Mandarin atau Tamil, atau campur-campur seperti di rumah. Contoh dan latihan diambil daripada kehidupan di Malaysia.',
      },
    },
  },
  close: {
    title: 'Bila akan dibuka',
    text: `${BRAND.name} hanya akan dibuka jika kajian kami menunjukkan bahawa terapi ini selamat dan membantu. Ada orang yang boleh membantu anda hari ini juga.`,
    today: 'Tempat mendapatkan bantuan',
  },
} satisfies Translated<typeof english>
