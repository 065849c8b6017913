import { BRAND, sources, suicideLaw } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import { legal } from './legal.ts'
import type { factSheet as english } from '../en/fact-sheet.ts'
import type { Translated } from '../types.ts'

const { perNewestCount, perRoundCount, newestCount } = publishedTexts
const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The fact sheet of the research page; its rows are in sources.ts. */
export const factSheet = {
  title: 'Helaian fakta',
  text: 'Lapan angka di laman ini, untuk sesiapa yang menulis tentangnya: dengan kata-kata tepat kami, dan apa yang bukan maksudnya.',
  columns: {
    figure: 'Angka',
    doesNotMean: 'Apa yang bukan maksudnya',
    newer: 'Lebih baharu',
    cite: 'Untuk dipetik',
  },
  nothingNewer: 'Setahu kami tiada yang lebih baharu.',
  downloads: { csv: 'Sebagai jadual (CSV)', json: 'Sebagai data (JSON)' },
  sources: 'Sumber',
  ratios: {
    title: 'Mengapa tiga nisbah berbeza',
    text: `${figureTexts.psychiatristRatio} disebut pada tahun ${sources.ratio2016.year}, tentang pesakit. Angka bulat ${figureTexts.psychiatrists} bagi ${figureTexts.population} orang memberikan kira-kira ${perRoundCount}; kiraan terbaharu, ${newestCount}, memberikan kira-kira ${perNewestCount}. Jika anda menyiarkan satu sahaja, siarkan yang terakhir.`,
  },
  reporting: {
    title: 'Jika anda menulis tentang bunuh diri',
    text: [
      `Tulis bahawa seseorang meninggal dunia kerana bunuh diri; jangan gunakan kata-kata yang membayangkan jenayah. Di Malaysia, cubaan bunuh diri bukan lagi satu kesalahan sejak ${noOffenceSince}.`,
      'Jangan sebut cara, tempat dan kata-kata terakhir. Jangan sekali-kali memberi satu sebab tunggal.',
      'Sertakan bantuan di sebelah laporan itu: nombor dan waktunya, yang ditelefon dan disemak pada hari anda menyiarkannya.',
    ],
  },
  press: {
    title: 'Untuk media',
    text: `Seorang daripada pasukan ${BRAND.name} menjawab pertanyaan media; sasaran kami: pada hari bekerja yang sama.`,
    action: 'Tulis kepada kami tentang laporan anda',
  },
} satisfies Translated<typeof english>
