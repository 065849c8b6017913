/** Words that tell Malay from English, which has the same letters. */
export const malayWords = new Set(
  (
    'saya aku awak kau kami kita tak tidak nak mahu dah sudah lama tidur lena penat rasa macam apa ' +
    'kenapa ni itu ini tu lah je pun boleh kerja ayah ibu mak abah orang hari malam esok semua ' +
    'siapa hati sakit sedih takut risau hidup balik kampung teruk sorang marah dekat ada sebab ' +
    'dengan dan kepala pening bunuh diri keluarga sunyi mati susah tolong dia yang dari ' +
    'sangat sikit lagi bukan jangan fikir ingat lupa bangun mimpi ' +
    'gagal sendiri tahan nangis malu letih bimbang kecewa pukul suami anak adik kakak ' +
    'abang kawan cikgu sekolah ujian x yg sy mcm'
  ).split(' '),
)
