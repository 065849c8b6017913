/** Words that tell Malay from English, which has the same letters. */
export const malayWords = new Set(
  (
    'saya aku awak kau kami kita tak tidak nak mahu dah sudah lama tidur lena penat rasa macam apa ' +
    'kenapa ni itu ini tu lah je pun boleh kerja ayah ibu mak abah orang hari malam esok semua siapa ' +
    'hati sakit sedih takut risau hidup balik kampung teruk sorang marah dekat ada sebab dengan dan ' +
    'kepala pening bunuh diri keluarga sunyi mati susah tolong dia mereka yang di ke dari untuk pada ' +
    'kalau bila mana akan atau tapi sampai dalam sangat sikit banyak selalu asyik masih belum pernah ' +
    'lagi juga bukan jangan kena buat bagi cakap tengok dengar fikir ingat lupa tahu faham pergi duduk ' +
    'jalan makan bangun mimpi lari jatuh habis gagal hilang cuba sendiri tahan nangis malu benci rindu ' +
    'sayang bodoh gila letih bimbang kecewa gaduh pukul hutang duit gaji cuti kahwin suami isteri anak ' +
    'adik kakak abang kawan cikgu sekolah belajar ujian rumah bilik pagi petang semalam sekarang baru ' +
    'baik salah betul jiwa badan darah dada ubat x yg sy mcm'
  ).split(' '),
)
