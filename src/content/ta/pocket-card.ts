import type { pocketCardWords as english } from '../en/pocket-card.ts'
import type { Translated } from '../types.ts'

export const pocketCardWords = {
  title: 'உதவி எண்கள், ஓர் அட்டையில்',
  text: 'இந்த அட்டை நான்கு மொழிகளில் உள்ளது; பணப்பையில் வைத்துக்கொள்ளலாம். கறுப்பு மையில் அச்சிடுங்கள். அலங்கார ஓரத்தை ஒட்டி வெட்டி, புள்ளிக்கோடுகளில் மடக்குங்கள். அச்சிடும் சாளரம் (window) திறக்கவில்லையா? உலாவியிலிருந்தே (browser) அச்சிடுங்கள்; அட்டை மட்டும் அச்சாகும்.',
  print: 'அட்டையை அச்சிட',
} satisfies Translated<typeof english>
