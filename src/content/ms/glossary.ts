import type { GlossaryEntry } from '../types.ts'

/** What was decided once for Malay. A translator gets it with each export. */
export const glossary = [
  {
    term: 'trial',
    use: 'kajian',
    never: ['percubaan', 'uji kaji'],
    why: 'Percubaan bunuh diri ialah kata untuk cubaan membunuh diri. Kementerian pula menyebut kajian klinikal.',
  },
  {
    term: 'a person (not an AI)',
    use: 'orang sebenar, petugas',
    never: ['manusia', 'insan'],
    why: 'Manusia ialah kata robot tentang kita.',
  },
  {
    term: 'session',
    use: 'sesi',
    never: ['sidang'],
    why: 'Satu kata sahaja, di aplikasi dan di klinik.',
  },
  {
    term: 'helpline; crisis line',
    use: 'talian bantuan; talian krisis',
    never: ['hotline', 'talian hayat', 'talian panas'],
    why: 'Satu nama bagi satu perkara, supaya orang yang sedang tertekan tidak perlu meneka.',
  },
  {
    term: 'emergency',
    use: 'kecemasan',
    never: ['darurat'],
    why: 'Darurat ialah pengisytiharan oleh kerajaan.',
  },
  {
    term: 'end one’s life',
    use: 'mengakhiri hidup; membunuh diri apabila perlu disebut terus terang',
    never: ['menamatkan nyawa', 'menamatkan riwayat'],
    why: 'Nyawa yang ditamatkan ialah bahasa laporan polis.',
  },
  {
    term: 'offence (attempted suicide)',
    use: 'kesalahan jenayah',
    never: ['bukan lagi satu kesalahan', 'bukan lagi kesalahan'],
    why: 'Kesalahan sahaja bermaksud perbuatan yang salah.',
  },
  {
    term: 'private (and secure)',
    use: 'sulit',
    never: ['peribadi dan selamat'],
    why: 'Peribadi bermaksud milik seseorang; rahsia dalam rawatan ialah sulit.',
  },
  {
    term: 'end-to-end encryption',
    use: 'penyulitan hujung ke hujung',
    never: ['enkripsi'],
    why: 'Ayat di sekelilingnya menerangkan dua hujung.',
  },
  {
    term: 'public website (as a source)',
    use: 'laman web',
    never: ['laman awam'],
    why: 'Laman awam ialah padang.',
  },
  {
    term: 'promises: we answer, we send',
    use: 'kami akan menjawab, kami akan menghantar',
    never: [],
    why: 'Tanpa akan, janji dibaca sebagai kebiasaan atau sesuatu yang sudah berlaku.',
  },
  {
    term: 'close by (somebody in danger)',
    use: 'berdekatan anda',
    never: ['seseorang di sisi anda'],
    why: 'Di sisi bermaksud betul-betul di sebelah, atau pasangan hidup.',
  },
  {
    term: 'anxiety',
    use: 'kegelisahan',
    never: ['keresahan', 'anzieti'],
    why: 'Satu kata sahaja bagi satu keadaan.',
  },
  {
    term: 'Enterprise (a plan)',
    use: 'Korporat',
    never: ['perusahaan'],
    why: 'Perusahaan ialah kilang atau industri.',
  },
  {
    term: 'partner',
    use: 'rakan kongsi',
    never: ['rakan penyelidikan', 'jenis rakan:'],
    why: 'Rakan sahaja ialah kawan.',
  },
  {
    term: 'your people (a partner’s)',
    use: 'kakitangan atau pelajar anda; peserta anda',
    never: ['orang anda', 'orang pertama anda'],
    why: 'Orang anda berbunyi seperti konco.',
  },
  {
    term: 'clinically validated',
    use: 'terbukti melalui kajian klinikal',
    never: ['disahkan secara klinikal', 'pengesahan klinikal'],
    why: 'Disahkan dibaca sebagai disahkan oleh KKM; belum ada sesiapa yang mengesahkannya.',
  },
] as const satisfies readonly GlossaryEntry[]
