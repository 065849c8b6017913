import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { sourceNames as englishNames, figureNotes as englishNotes } from '../en/sources.ts'
import type { Translated } from '../types.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published

const minister = `Menteri Kesihatan Malaysia, 7 November ${newestCount.year}`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `Tinjauan Kebangsaan Kesihatan dan Morbiditi (NHMS) ${survey2015.year}, Institut Kesihatan Umum, Malaysia`,
  survey2023: `Tinjauan Kebangsaan Kesihatan dan Morbiditi (NHMS) ${survey2023.year}, Institut Kesihatan Umum, Malaysia (diterbitkan pada Mei ${depression2023.published})`,
  ratio2016: `Akhbar New Straits Times, September ${ratio2016.year}`,
  counts2024: `Dibulatkan; kiraan yang diterbitkan ialah ${publishedTexts.olderCount} (Julai ${olderCount.year}) dan ${publishedTexts.newestCount} (${minister})`,
  population2023: `Jabatan Perangkaan Malaysia, anggaran penduduk bagi tahun ${population2023.year}`,
  fees2016: `Persatuan Psikologi Klinikal Malaysia, panduan yuran profesional, ${fees2016.year}`,
  fees2019: `The Star, 3 Disember ${fees2019.year}`,
  estimate: 'Anggaran kami sendiri',
} satisfies Translated<typeof englishNames>

/** For every figure: our exact words, what nobody should read into them, and what has been published since. */
export const figureNotes = {
  adultDistress: {
    wording: 'orang dewasa bergelut dengan masalah kesihatan mental',
    doesNotMean: `Bukan diagnosis. Ini peratusan orang berumur ${screened2015.ages} tahun ke atas yang jawapannya dalam soal selidik saringan (GHQ-12) menunjukkan tanda tekanan emosi.`,
    newer: `Kemurungan pada ${publishedTexts.depression2023} orang dewasa, kira-kira ${publishedTexts.depressionPeople} orang (${survey2023.year}).`,
    cite: `${figureTexts.adultDistress} orang berumur ${screened2015.ages} tahun ke atas didapati positif dalam saringan tekanan emosi (${sourceNames.survey2015}).`,
  },
  peopleAffected: {
    wording: 'rakyat Malaysia hidup dengan masalah kesihatan mental',
    doesNotMean: `Bukan orang yang telah menerima diagnosis atau memerlukan rawatan. Ini saringan yang sama, dikira mengikut bilangan orang: ${publishedTexts.screened2015}.`,
    newer: `Kira-kira ${publishedTexts.depressionPeople} orang dengan kemurungan (${survey2023.year}).`,
    cite: `${publishedTexts.screened2015} orang berumur ${screened2015.ages} tahun ke atas didapati positif dalam saringan tekanan emosi (${sourceNames.survey2015}).`,
  },
  psychiatristRatio: {
    wording: 'ialah nisbah pakar psikiatri kepada pesakit',
    doesNotMean: `Bukan kiraan hari ini, dan bukan bilangan pesakit: lihat mengapa tiga nisbah berbeza. Ahli psikologi dan kaunselor tidak dikira.`,
    newer: `${publishedTexts.newestCount} bagi penduduk tahun ${population2023.year} ialah kira-kira ${publishedTexts.perNewestCount} orang.`,
    cite: `Seorang pakar psikiatri bagi 100,000 (${sourceNames.ratio2016}).`,
  },
  psychiatrists: {
    wording: 'pakar psikiatri; kami menyebut “hanya”',
    doesNotMean: `Bukan kiraan yang diterbitkan. Ini angka bulat antara ${publishedTexts.olderCount} (Julai 2021) dengan ${publishedTexts.newestCount}.`,
    newer: `${publishedTexts.newestCount} orang berdaftar pada November ${newestCount.year}.`,
    cite: `${publishedTexts.newestCount} pakar psikiatri berdaftar (${minister}).`,
  },
  population: {
    wording: 'orang; kami menyebut “lebih”',
    doesNotMean: 'Bukan orang dewasa sahaja, dan bukan warganegara sahaja.',
    cite: `Lebih ${figureTexts.population} orang (${sourceNames.population2023}).`,
  },
  sessionCost: {
    wording: 'ialah kos satu sesi terapi',
    doesNotMean: `Bukan tinjauan. Panduan yuran swasta menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo} sejam pada tahun ${fees2016.year}; sebuah akhbar menyebut purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} pada tahun ${fees2019.year}.`,
    cite: `Purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} sejam (${sourceNames.fees2019}).`,
  },
  privateSession: {
    wording: 'atau lebih bagi satu sesi swasta',
    doesNotMean: `Bukan tinjauan. Panduan yuran swasta menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo} sejam pada tahun ${fees2016.year}; sebuah akhbar menyebut purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} pada tahun ${fees2019.year}.`,
    cite: `Purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} sejam (${sourceNames.fees2019}).`,
  },
  market: {
    wording: 'peluang pasaran',
    doesNotMean: 'Bukan pendapatan kami. Belum disemak oleh pihak lain.',
    cite: `Anggaran oleh ${BRAND.name}, dalam dolar AS.`,
  },
} satisfies Translated<typeof englishNotes>
