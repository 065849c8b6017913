import { company } from '../facts/company.ts'
import { otherValues, sources } from '../facts/statistics.ts'
import { owner } from '../owner.ts'
import { statisticTexts, otherValueTexts } from './statistics.ts'
import type {
  statisticNotes as englishNotes,
  statisticWordings as englishWordings,
  sourceNames as englishNames,
} from '../en/sources.ts'
import type { Translated } from '../types.ts'

const {
  survey2015,
  survey2023,
  ratio2016,
  population2023,
  fees2016,
  fees2019,
  kosmo2026,
  stat2025,
  stat2026,
} = sources
const { depression2023, newestCount, olderCount, screened2015 } = otherValues

const minister = `Menteri Kesihatan Malaysia, 7 November ${newestCount.year}`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `Tinjauan Kebangsaan Kesihatan dan Morbiditi (NHMS) ${survey2015.year}, Institut Kesihatan Umum, Malaysia`,
  survey2023: `Tinjauan Kebangsaan Kesihatan dan Morbiditi (NHMS) ${survey2023.year}, Institut Kesihatan Umum (Mei ${depression2023.published})`,
  ratio2016: `Akhbar New Straits Times, September ${ratio2016.year}`,
  counts2024: `Kiraan pakar psikiatri yang diterbitkan: ${otherValueTexts.newestCount} (${minister}), ${otherValueTexts.olderCount} (Julai ${olderCount.year})`,
  population2023: `Jabatan Perangkaan Malaysia, anggaran penduduk ${population2023.year}`,
  fees2016: `Persatuan Psikologi Klinikal Malaysia, panduan yuran profesional, ${fees2016.year}`,
  fees2019: `The Star, 3 Disember ${fees2019.year}`,
  kosmo2026: `Menteri Kesihatan, dalam Kosmo, 6 Januari ${kosmo2026.year}`,
  stat2025: `STAT, tentang Woebot, 3 Julai ${stat2025.year}`,
  stat2026: `STAT, tentang Ash, Januari ${stat2026.year}`,
} satisfies Translated<typeof englishNames>

/** These are our exact words around each figure, which stands in them as written. */
export const statisticWordings = {
  adultDistress: `${statisticTexts.adultDistress} orang dewasa menghadapi masalah kesihatan mental`,
  peopleAffected: `${statisticTexts.peopleAffected} rakyat Malaysia menghadapi masalah kesihatan mental`,
  psychiatristRatio: `Nisbah pakar psikiatri kepada pesakit ialah ${statisticTexts.psychiatristRatio}`,
  psychiatrists: `Hanya ${statisticTexts.psychiatrists} pakar psikiatri`,
  population: `Lebih ${statisticTexts.population} orang`,
  sessionCost: `Kos satu sesi terapi ialah ${statisticTexts.sessionCost}`,
  privateSession: `${statisticTexts.privateSession} atau lebih untuk satu sesi terapi swasta`,
  calls2025: `${statisticTexts.calls2025} panggilan ke Talian HEAL pada ${otherValues.newestCalls.year}`,
  market: `Anggaran peluang pasaran ${statisticTexts.market}`,
} satisfies Translated<typeof englishWordings>

/** What the figures of each row are, with newer counts and ranges, and what they are not. */
export const statisticNotes = {
  screening: {
    is: `Orang berumur ${screened2015.ages}\u00a0tahun ke atas yang jawapannya dalam soal selidik (GHQ-12) menunjukkan tekanan emosi: ${otherValueTexts.screened2015}. Pada ${survey2023.year}, ${otherValueTexts.depression2023} orang dewasa mengalami kemurungan, kira-kira ${otherValueTexts.depressionPeople}.`,
    isNot: 'Diagnosis.',
  },
  ratio: {
    is: `Pakar psikiatri berbanding seluruh penduduk, seperti dilaporkan pada ${ratio2016.year}. Pada ${newestCount.year}: kira-kira seorang bagi ${otherValueTexts.perNewestCount}.`,
    isNot: 'Kiraan pesakit.',
  },
  psychiatrists: {
    is: `Angka bulat antara dua kiraan: ${otherValueTexts.olderCount} pada Julai ${olderCount.year}, ${otherValueTexts.newestCount} pada November ${newestCount.year}.`,
    isNot: 'Semua profesional: ahli psikologi dan kaunselor tidak dikira.',
  },
  population: {
    is: 'Semua yang tinggal di Malaysia, termasuk kanak-kanak dan bukan warganegara.',
    isNot: 'Kiraan warganegara.',
  },
  fees: {
    is: `Yuran swasta: purata ${otherValueTexts.averageFeeFrom} hingga ${otherValueTexts.averageFeeTo} sejam pada ${fees2019.year}, ${otherValueTexts.hourlyFeeFrom} hingga ${otherValueTexts.hourlyFeeTo} dalam panduan ${fees2016.year}.`,
    isNot: 'Tinjauan harga.',
  },
  calls: {
    is: `Panggilan ke talian Kementerian Kesihatan, ${statisticTexts.calls2023} pada ${otherValues.firstCalls.year}.`,
    isNot: 'Bilangan orang yang menelefon.',
  },
  market: {
    is: owner.marketSource
      ? `Anggaran: ${owner.marketSource}.`
      : `Anggaran kami sendiri. Tanya [${company.investors}](investorsMail) cara kami mengiranya.`,
    isNot: 'Pendapatan kami.',
  },
} satisfies Translated<typeof englishNotes>
