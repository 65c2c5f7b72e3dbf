import type { Lang } from '@imperia/kit';
import type { FromServer } from '@imperia/server/protocol';
import { said } from './index.ts';

type Reply = Extract<FromServer, { say: 'reply' }>['reply'];
/** Why a table did not grant a wish. */
type Denial = Extract<Reply, { granted: false }>['why'];
/** Why the server did not do what it was asked, and what can go wrong on the way to it. */
type Refused =
  | 'no answer'
  | 'no passkey'
  | 'no push'
  | 'not known'
  | 'foreign origin'
  | 'no such thing'
  | 'bad request'
  | 'too much'
  | 'too often'
  | 'cannot keep'
  | 'no mail'
  | 'damaged'
  | 'broken'
  | 'no guests'
  | 'code needed'
  | 'wrong invitation'
  | 'registration closed'
  | 'bad name'
  | 'bad login'
  | 'short password'
  | 'login taken'
  | 'wrong login'
  | 'wrong password'
  | 'wrong code'
  | 'wrong passkey'
  | 'bad table'
  | 'bad record'
  | 'bad address'
  | 'no such game'
  | 'other rules';

type RefusalWords = Readonly<Record<Denial | Refused, string>>;

const WORDS: Readonly<Record<Lang, RefusalWords>> = {
  pl: {
    'no answer': 'Serwer nie odpowiada. Spróbuj ponownie za chwilę.',
    'no passkey': 'Urządzenie nie podało klucza.',
    'no push': 'Przeglądarka nie pozwala na powiadomienia. Możesz to zmienić w jej ustawieniach.',
    'not known': 'Najpierw się przedstaw.',
    'foreign origin': 'Ta strona nie może rozmawiać z tym serwerem.',
    'no such thing': 'Tego stołu tu nie ma albo nie można na niego patrzeć.',
    'bad request': 'Serwer nie zrozumiał prośby.',
    'too much': 'To za długie.',
    'too often': 'Za dużo próśb naraz. Odczekaj chwilę.',
    'cannot keep': 'Serwer nie może teraz niczego zapisać. Nic się nie zmieniło; spróbuj ponownie.',
    'no mail':
      'Serwer nie mógł wysłać wiadomości z potwierdzeniem, więc adres się nie zmienił. Spróbuj później albo daj znać gospodarzowi serwera.',
    damaged: 'Dane serwera są uszkodzone i ktoś musi je naprawić. Nic się nie zmieniło.',
    broken: 'Coś się zepsuło na serwerze. Nic się nie zmieniło.',
    'no guests': 'Na ten serwer nie wchodzi się bez konta.',
    'code needed': 'Potrzebny jest kod zaproszenia od gospodarza serwera.',
    'wrong invitation': 'Ten kod zaproszenia jest nieprawidłowy, wykorzystany albo już nieważny.',
    'registration closed': 'Konta na tym serwerze zakłada tylko gospodarz.',
    'bad name': 'Imię ma od 1 do 32 widocznych znaków.',
    'bad login': 'Login ma od 3 do 64 liter, cyfr, kropek, myślników lub podkreśleń.',
    'short password': 'Hasło ma co najmniej 8 znaków.',
    'login taken': 'Ten login już do kogoś należy.',
    'wrong login': 'Nie ma takiego loginu albo hasło jest inne.',
    'wrong password': 'To nie jest Twoje hasło.',
    'wrong code': 'Nikt nie ma takiego kodu.',
    'wrong passkey': 'Serwer nie zna tego klucza.',
    'bad table': 'Takiego stołu nie można rozłożyć.',
    'bad record': 'Tej gry nie można przenieść: nie da się jej odtworzyć albo już się skończyła.',
    'bad address': 'Tego adresu nie można użyć.',
    'no such game':
      'Tej gry nie ma w wersji serwera, która teraz działa. Nic nie przepadło: stół stoi i czeka na wersję, która ją zna.',
    'other rules':
      'Serwer gra już według nowszych zasad albo innymi kartami, a wtedy byłaby to inna gra. Nic nie przepadło: można ją dokończyć w wersji, w której ją rozdano, jeśli serwer ją udostępnia. Grę skończoną, a także grę z samymi botami, można zapisać do pliku.',
    stale: 'W międzyczasie coś się zmieniło. Wybierz ponownie.',
    'not asked': 'Teraz nie Twoja kolej.',
    'not offered': 'Tego nie można teraz wybrać.',
    over: 'Gra się skończyła.',
    'not yours': 'To nie Twoje miejsce.',
    'not host': 'To może zrobić tylko gospodarz stołu.',
    'no such seat': 'Nie ma takiego miejsca.',
    taken: 'To miejsce jest zajęte.',
    'sits already': 'Już siedzisz przy tym stole.',
    'no such bot': 'Nie ma takiego bota.',
    'seats free': 'Nie wszystkie miejsca są zajęte. Zaproś kogoś albo posadź bota.',
    'cannot be chosen': 'Tego nie można wybrać przy tym stole.',
    'not open': 'Gra już się zaczęła.',
    'not running': 'Ta gra się nie toczy.',
    paused: 'Gra jest wstrzymana.',
    'nothing to undo': 'Nie ma czego cofnąć bez zgody innych.',
    'nothing proposed': 'Ta propozycja już nie obowiązuje.',
    'proposed already': 'Najpierw odpowiedzcie na poprzednią propozycję.',
    'agreed already': 'Już się zgadzasz.',
    'cannot be proposed': 'Tego nie można teraz zaproponować.',
    'nothing due': 'Nic się nie stało.',
    'not over': 'Gra jeszcze się nie skończyła.',
    'not welcome': 'Gospodarz poprosił Cię o zwolnienie miejsca przy tym stole.',
    'too long': 'Przy tym stole wydarzyło się już tyle, że można tylko dokończyć grę.',
    'too many tables': 'Masz już tyle stołów, ile można mieć naraz. Najpierw zakończ którąś grę albo od niej odejdź.',
  },
  en: {
    'no answer': 'The server is not responding. Try again in a moment.',
    'no passkey': 'Your device did not provide a passkey.',
    'no push': 'The browser does not allow notifications. You can change that in its settings.',
    'not known': 'Tell us who you are first.',
    'foreign origin': 'This page is not allowed to use that server.',
    'no such thing': 'There is no such table, or you may not see it.',
    'bad request': 'The server did not understand the request.',
    'too much': 'That is too long.',
    'too often': 'Too many requests. Wait a little and try again.',
    'cannot keep': 'The server cannot save anything right now. Nothing was changed; try again.',
    'no mail':
      'The server could not send you the confirmation email, so your address was not changed. Try again later, or tell the host of this server.',
    damaged: 'This server’s data is damaged and its host needs to repair it. Nothing was changed.',
    broken: 'Something went wrong on the server. Nothing was changed.',
    'no guests': 'You need an account to play on this server.',
    'code needed': 'You need an invitation code from the host of this server.',
    'wrong invitation': 'This invitation code is not valid, has been used up, or has expired.',
    'registration closed': 'Only the host creates accounts on this server.',
    'bad name': 'A name has 1 to 32 visible characters.',
    'bad login': 'A login has 3 to 64 letters, digits, dots, dashes or underscores.',
    'short password': 'A password has at least 8 characters.',
    'login taken': 'This login is already taken.',
    'wrong login': 'Wrong login or password.',
    'wrong password': 'This is not your password.',
    'wrong code': 'This code is not valid.',
    'wrong passkey': 'The server does not know this passkey.',
    'bad table': 'A table cannot be set up like this.',
    'bad record': 'This game cannot be moved online: it is over, or cannot be replayed.',
    'bad address': 'This address cannot be used.',
    'no such game':
      'The version that the server runs does not have this game. Nothing is lost: the table stands and waits for one that does.',
    'other rules':
      'The server now plays by newer rules, or with different cards, and this game would no longer be the same. Nothing is lost: it can be finished in the version that dealt it, if the server offers it. A game that is over, or was played against bots only, can be saved to a file.',
    stale: 'Something has changed in the meantime. Choose again.',
    'not asked': 'It is not your turn.',
    'not offered': 'This cannot be chosen now.',
    over: 'The game is over.',
    'not yours': 'This is not your seat.',
    'not host': 'Only the host of the table can do this.',
    'no such seat': 'There is no such seat.',
    taken: 'This seat is taken.',
    'sits already': 'You already have a seat at this table.',
    'no such bot': 'There is no such bot.',
    'seats free': 'There are free seats. Invite somebody, or add a bot.',
    'cannot be chosen': 'This cannot be chosen at this table.',
    'not open': 'The game has already begun.',
    'not running': 'This game is not being played.',
    paused: 'The game is paused.',
    'nothing to undo': 'Nothing can be undone without the others’ consent.',
    'nothing proposed': 'This proposal is no longer open.',
    'proposed already': 'Answer the other proposal first.',
    'agreed already': 'You have already agreed.',
    'cannot be proposed': 'This cannot be proposed now.',
    'nothing due': 'Nothing has happened.',
    'not over': 'The game is not over yet.',
    'not welcome': 'The host has asked you to leave this table.',
    'too long': 'So much has happened at this table that the game can only be played to its end.',
    'too many tables': 'You have reached the limit of tables at a time. Finish or leave some first.',
  },
};

/** In words; what has no words of its own is said as a failure of the server. */
export function refusalText(name: string): string {
  const words: Readonly<Record<string, string>> = said(WORDS);
  return words[name] ?? said(WORDS).broken;
}
