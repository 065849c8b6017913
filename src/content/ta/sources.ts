import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { sourceNames as englishNames, figureNotes as englishNotes } from '../en/sources.ts'
import type { Translated } from '../types.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published
const { hourlyFeeFrom, hourlyFeeTo } = publishedTexts

const minister = `மலேசிய சுகாதார அமைச்சர், 7 நவம்பர் ${newestCount.year}`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `தேசிய சுகாதாரம் மற்றும் நோயுற்ற தன்மை ஆய்வு (NHMS) ${survey2015.year}, பொதுச் சுகாதார ஆய்வுக் கழகம், மலேசியா`,
  survey2023: `தேசிய சுகாதாரம் மற்றும் நோயுற்ற தன்மை ஆய்வு (NHMS) ${survey2023.year}, பொதுச் சுகாதார ஆய்வுக் கழகம், மலேசியா (${depression2023.published} மே மாதம் வெளியிடப்பட்டது)`,
  ratio2016: `New Straits Times, செப்டம்பர் ${ratio2016.year}`,
  counts2024: `தோராயமானது. வெளியான எண்ணிக்கைகள் ${publishedTexts.olderCount} (ஜூலை ${olderCount.year}), ${publishedTexts.newestCount} (${minister})`,
  population2023: `மலேசியப் புள்ளிவிவரத் துறை, ${population2023.year}ஆம் ஆண்டு மக்கள்தொகை மதிப்பீடு`,
  fees2016: `மலேசிய மருத்துவ உளவியல் சங்கம் (Malaysian Society of Clinical Psychology), தொழில்முறைக் கட்டண வழிகாட்டி, ${fees2016.year}`,
  fees2019: `The Star, 3 டிசம்பர் ${fees2019.year}`,
  estimate: 'எங்கள் சொந்த மதிப்பீடு',
} satisfies Translated<typeof englishNames>

/** For every figure: our exact words, what nobody should read into them, and what has been published since. */
export const figureNotes = {
  adultDistress: {
    wording: 'பெரியவர்கள் மனநலப் பிரச்சினைகளால் சிரமப்படுகிறார்கள்',
    doesNotMean: `நோயறிதல் அல்ல. ${screened2015.ages}+ வயதினரில், முதற்கட்டக் கேள்வித்தாளில் (GHQ-12) மன உளைச்சலைக் காட்டும் பதில்களைத் தந்தவர்களின் விழுக்காடு.`,
    newer: `பெரியவர்களில் ${publishedTexts.depression2023} பேருக்கு, அதாவது ஏறத்தாழ ${publishedTexts.depressionPeople} பேருக்கு, மனச் சோர்வு (${survey2023.year}).`,
    cite: `${screened2015.ages}+ வயதினரில் ${figureTexts.adultDistress} பேரிடம் முதற்கட்டப் பரிசோதனை மன உளைச்சலைக் காட்டியது (${sourceNames.survey2015}).`,
  },
  peopleAffected: {
    wording: 'மலேசியர்கள் மனநலப் பிரச்சினைகளுடன் வாழ்கிறார்கள்',
    doesNotMean: `நோய் கண்டறியப்\u00adபட்டவர்களோ சிகிச்சை தேவைப்படுபவர்களோ அல்ல. அதே பரிசோதனை, ஆட்களின் எண்ணிக்கையில்: ${publishedTexts.screened2015}.`,
    newer: `ஏறத்தாழ ${publishedTexts.depressionPeople} பேருக்கு மனச் சோர்வு (${survey2023.year}).`,
    cite: `${screened2015.ages}+ வயதினர் ${publishedTexts.screened2015} பேரிடம் முதற்கட்டப் பரிசோதனை மன உளைச்சலைக் காட்டியது (${sourceNames.survey2015}).`,
  },
  psychiatristRatio: {
    wording: 'மனநல மருத்துவர்–நோயாளி விகிதம்',
    doesNotMean: `இன்றைய எண்ணிக்கை அல்ல, நோயாளிகளின் எண்ணிக்கையும் அல்ல. மூன்று விகிதங்கள் ஏன் வேறுபடுகின்றன என்று பாருங்கள். உளவியல் நிபுணர்களும் ஆலோசகர்களும் இதில் இல்லை.`,
    newer: `${population2023.year} மக்கள்தொகைக்கு ${publishedTexts.newestCount} பேர் என்றால், ஏறத்தாழ ${publishedTexts.perNewestCount} மக்கள்.`,
    cite: `100,000 பேருக்கு ஒரு மனநல மருத்துவர் (${sourceNames.ratio2016}).`,
  },
  psychiatrists: {
    wording: 'மனநல மருத்துவர்கள், “மட்டுமே” என்கிறோம்',
    doesNotMean: `வெளியான எண்ணிக்கை அல்ல. ${publishedTexts.olderCount} (ஜூலை 2021), ${publishedTexts.newestCount} இரண்டுக்கும் நடுவே ஒரு தோராயமான எண்.`,
    newer: `${newestCount.year} நவம்பரில் ${publishedTexts.newestCount} பேர் பதிவு பெற்றிருந்தார்கள்.`,
    cite: `பதிவு பெற்ற மனநல மருத்துவர்கள் ${publishedTexts.newestCount} பேர் (${minister}).`,
  },
  population: {
    wording: 'மக்கள், “பேருக்கு மேல்” என்கிறோம்',
    doesNotMean: 'பெரியவர்கள் மட்டும் அல்ல, குடிமக்கள் மட்டும் அல்ல.',
    cite: `${figureTexts.population} பேருக்கு மேல் (${sourceNames.population2023}).`,
  },
  sessionCost: {
    wording: 'ஓர் உளவியல் சிகிச்சை அமர்வின் கட்டணம்',
    doesNotMean: `கணக்கெடுப்பு அல்ல. தனியார் கட்டண வழிகாட்டியில் (${fees2016.year}) ஒரு மணி நேரத்துக்கு ${hourlyFeeFrom} முதல் ${hourlyFeeTo} வரை. ஒரு நாளிதழில் (${fees2019.year}) சராசரி ${publishedTexts.averageFeeFrom} முதல் ${publishedTexts.averageFeeTo} வரை.`,
    cite: `ஒரு மணி நேரத்துக்குச் சராசரியாக ${publishedTexts.averageFeeFrom} முதல் ${publishedTexts.averageFeeTo} வரை (${sourceNames.fees2019}).`,
  },
  privateSession: {
    wording: 'அல்லது அதற்கும் மேல், ஒரு தனியார் அமர்வுக்கு',
    doesNotMean: `கணக்கெடுப்பு அல்ல. தனியார் கட்டண வழிகாட்டியில் (${fees2016.year}) ஒரு மணி நேரத்துக்கு ${hourlyFeeFrom} முதல் ${hourlyFeeTo} வரை. ஒரு நாளிதழில் (${fees2019.year}) சராசரி ${publishedTexts.averageFeeFrom} முதல் ${publishedTexts.averageFeeTo} வரை.`,
    cite: `ஒரு மணி நேரத்துக்குச் சராசரியாக ${publishedTexts.averageFeeFrom} முதல் ${publishedTexts.averageFeeTo} வரை (${sourceNames.fees2019}).`,
  },
  market: {
    wording: 'சந்தை வாய்ப்பு',
    doesNotMean: 'எங்கள் வருமானம் அல்ல. வேறு யாரும் இதைச் சரிபார்க்கவில்லை.',
    cite: `${BRAND.name} நிறுவனத்தின் மதிப்பீடு, அமெரிக்க டாலரில்.`,
  },
} satisfies Translated<typeof englishNotes>
