# Orca runs this at its start: every utterance goes to its standard output, a line of JSON each, instead of to a voice.
import json

from orca import acss, settings, speech, speech_generator

settings.sayAllOnLoad = False
settings.enableKeyEcho = False
# Nothing is to be spoken, so no synthesiser is looked for.
speech.init = lambda: None
# Everything known about a voice is passed on with the words; the language is not, unless it has a default.
acss.ACSS.settings['told'] = None

voice_of = speech_generator.SpeechGenerator.voice
speak = speech._speak


def voice(self, key=None, **args):
    """Orca chooses a voice: the language that the page told it goes along."""
    chosen = voice_of(self, key, **args)
    if args.get('language') and chosen:
        chosen[0]['told'] = '-'.join(filter(None, (args['language'], args.get('dialect'))))
    return chosen


def write(text, voice=None):
    language = voice.get('told') if isinstance(voice, dict) else None
    print(json.dumps({'text': text, 'language': language}), flush=True)


def write_and_speak(text, voice, interrupt):
    write(text, voice)
    speak(text, voice, interrupt)


speech_generator.SpeechGenerator.voice = voice
speech._speak = write_and_speak
speech.speakCharacter = write
