import type { Sentences } from '../../../language/index.ts';

/** Posts, comments and pictures that cannot be published, answered or sent. */
export const publishing: Sentences = {
  'A carousel has {min} to {max} pictures or videos.': 'Ein Karussell hat {min} bis {max} Bilder oder Videos.',
  'This kind of post has exactly one picture or video; several make a carousel.':
    'Diese Art von Beitrag hat genau ein Bild oder Video; mehrere werden ein Karussell.',
  'A picture post cannot hold a video: publish it as a reel.':
    'Ein Bildbeitrag kann kein Video enthalten: Veröffentliche es als Reel.',
  'A reel is a video.': 'Ein Reel ist ein Video.',
  'Only a reel has a cover and can be shared to the feed.': 'Nur ein Reel hat ein Titelbild und lässt sich im Feed teilen.',
  'Only pictures in posts can be described by a text.': 'Nur Bilder in Beiträgen lassen sich mit einem Text beschreiben.',
  'A story has no caption.': 'Eine Story hat keine Bildunterschrift.',
  'The caption has {count} characters; Instagram accepts {max}.':
    'Die Bildunterschrift hat {count} Zeichen, Instagram nimmt {max} an.',
  'The caption has {count} hashtags; Instagram accepts {max}.':
    'Die Bildunterschrift hat {count} Hashtags, Instagram nimmt {max} an.',
  'The caption mentions {count} accounts; Instagram accepts {max}.':
    'Die Bildunterschrift erwähnt {count} Konten, Instagram nimmt {max} an.',
  'File {number}': 'Datei {number}',
  'The cover': 'Das Titelbild',
  '{file} needs a public address that begins with https:// and can be opened without signing in.':
    '{file} braucht eine öffentliche Adresse, die mit https:// beginnt und sich ohne Anmeldung öffnen lässt.',
  '{file} is not a JPEG picture, the only form that Instagram accepts.':
    '{file} ist kein JPEG-Bild, die einzige Form, die Instagram annimmt.',
  '{file} is not an MP4 or MOV video.': '{file} ist kein MP4- oder MOV-Video.',
  '{file} is a video: only pictures can be described by a text.':
    '{file} ist ein Video: Nur Bilder lassen sich mit einem Text beschreiben.',
  'Connect the Instagram account again, then retry.': 'Verbinde das Instagram-Konto neu, dann versuche es erneut.',
  'Instagram did not finish this post.': 'Instagram ist mit diesem Beitrag nicht fertig geworden.',
  'Instagram took too long to process the post.': 'Instagram hat zu lange gebraucht, um den Beitrag zu verarbeiten.',
  'A post could not be published: {reason}': 'Ein Beitrag konnte nicht veröffentlicht werden: {reason}',
  'Only a post that failed can be tried again.': 'Nur ein fehlgeschlagener Beitrag lässt sich erneut versuchen.',
  'Only a post that failed or was cancelled can be removed.':
    'Nur ein fehlgeschlagener oder abgebrochener Beitrag lässt sich entfernen.',
  'scheduledAt must be a time within the next year.': 'scheduledAt muss ein Zeitpunkt innerhalb des nächsten Jahres sein.',
  'Instagram could not process the post.': 'Instagram konnte den Beitrag nicht verarbeiten.',
  'Instagram took too long to download the file.': 'Instagram hat zu lange gebraucht, um die Datei herunterzuladen.',
  'The prepared post has vanished at Instagram.': 'Der vorbereitete Beitrag ist bei Instagram verschwunden.',
  'The prepared post has expired.': 'Der vorbereitete Beitrag ist abgelaufen.',
  'Instagram is still processing the post.': 'Instagram verarbeitet den Beitrag noch.',
  'Instagram accepts no more posts from this account today.': 'Instagram nimmt heute von diesem Konto keine Beiträge mehr an.',
  'Instagram takes this for spam. Wait before you publish again.':
    'Instagram hält das für Spam. Warte, bevor du wieder etwas veröffentlichst.',
  'The Instagram account is restricted: open Instagram and follow what it says.':
    'Das Instagram-Konto ist eingeschränkt: Öffne Instagram und folge dem, was dort steht.',
  'Instagram cannot download the file: its address must be public.':
    'Instagram kann die Datei nicht herunterladen: Die Adresse der Datei muss öffentlich erreichbar sein.',
  'The picture is too large: 8 MB at most.': 'Das Bild ist zu groß: höchstens 8 MB.',
  'The file is in a form that Instagram does not accept: JPEG for pictures, MP4 or MOV for videos.':
    'Die Datei hat eine Form, die Instagram nicht annimmt: JPEG für Bilder, MP4 oder MOV für Videos.',
  'The shape of the picture does not fit: between 4:5 and 1.91:1.':
    'Das Seitenverhältnis des Bildes passt nicht: zwischen 4:5 und 1,91:1.',
  'The caption is too long.': 'Die Bildunterschrift ist zu lang.',
  'Instagram does not know this kind of post.': 'Instagram kennt diese Art von Beitrag nicht.',
  'The video is in a form that Instagram does not accept: MP4 or MOV with H.264 or HEVC.':
    'Das Video hat eine Form, die Instagram nicht annimmt: MP4 oder MOV mit H.264 oder HEVC.',
  'A carousel has 2 to 10 pictures or videos.': 'Ein Karussell hat 2 bis 10 Bilder oder Videos.',
  'A comment on a live broadcast can be answered privately only.':
    'Ein Kommentar unter einer Live-Übertragung lässt sich nur privat beantworten.',
  'Show this comment again before you answer it.': 'Zeige diesen Kommentar wieder, bevor du ihn beantwortest.',
  'Own comments and comments on a live broadcast cannot be hidden.':
    'Eigene Kommentare und Kommentare unter einer Live-Übertragung lassen sich nicht verbergen.',
  'This is a comment of your own.': 'Das ist ein Kommentar von dir selbst.',
  'Instagram did not tell who wrote this comment.': 'Instagram hat nicht gesagt, wer diesen Kommentar geschrieben hat.',
  'This comment has its one private reply.': 'Dieser Kommentar hat seine eine private Antwort.',
  'Instagram takes pictures of at most 8 MB.': 'Instagram nimmt Bilder mit höchstens 8 MB an.',
  'This picture is no longer here. Please choose it again.': 'Dieses Bild ist nicht mehr da. Bitte wähle es noch einmal aus.',
};
