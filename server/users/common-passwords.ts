/** Common passwords of eight characters and more, in lower case: years, keyboard rows, names, words with digits. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
00000000 000000000 0000000000 01234567 012345678 0123456789 09876543 0987654321 10203040 102030405060 1029384756
11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 11235813 12121212 12123434 12312312 123123123
123123123123 12341234 12344321 1234512345 12345432 123454321 123456123 123456654321 12345678 123456781 123456788
123456789 1234567890 1234567891 12345678910 1234567899 123456789a 123456789q 123456789z 12345678a 12345679 1234567a
1234567q 123456aa 123456ab 123456abc 123456as 123456qw 123456qwerty 12345abc 12345abcde 12345qwert 1234abcd 1234qwer
1234rewq 123654789 123789456 123abc123 123qwe123 123qwe123qwe 123qweasd 123qweasdzxc 13131313 13579246 135792468
1357924680 13800138000 14141414 142536789 14725836 147258369 147852369 147896325 15151515 159357159 159753456 16161616
17171717 18181818 19191919 19801980 19811981 19821982 19831983 19841984 19851985 19861986 19871987 19881988 19891989
19901990 19911991 19921992 19931993 19941994 19951995 19961996 19971997 19981998 19991999 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 20002000 20012001 20022002 20082008 20202020 20212021
20222022 20232023 20242024 20252025 20262026 21212121 22222222 222222222 22223333 23232323 24681012 246813579 25252525
25802580 258456258 31415926 314159265 3141592653 32103210 32323232 33333333 333333333 33334444 369258147 36985214
44444444 444444444 45645645 456456456 48151623 4815162342 52013140 5201314520 5201314a 520520520 55555555 555555555
5555566666 56565656 654321654321 66666666 666666666 66668888 67896789 69696969 74108520 741852963 77777777 777777777
7777777777 78787878 789456123 7894561230 789789789 80808080 85208520 87654321 876543210 88888888 888888888 8888888888
88889999 89898989 96385274 963852741 98765432 987654321 9876543210 98989898 999888777 99999999 999999999 9999999999
a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 aa123456 aa12345678 aa123456789 aaaa1111
aaaaaaaa aabbccdd ab123456 abc12345 abc123456 abc123456789 abc123abc abcabcabc abcd1234 abcd12345 abcd123456 abcd@1234
abcdabcd abcde12345 abcdef123 abcdefgh abcdefghi abcdefghij account1 admin123 admin1234 admin12345 admin123456
admin2024 admin2025 admin2026 admin666 admin888 admin@123 admin@1234 adminadmin administrator administrator1 adobe123
alejandro alexander alexander1 alexandra amanda123 america1 anderson andrea123 andrew123 angel123 angelina anthony1
apple123 arsenal1 asd12345 asd123456 asdasd123 asdasdasd asdf1234 asdf;lkj asdfasdf asdfghjk asdfghjkl asdfghjkl1
asdfjkl; asdfqwer asdqwe123 ashley123 august123 austin123 autumn2024 autumn2025 babygirl babygirl1 backspace balance1
bandit123 barcelona barcelona1 baseball baseball1 basketball basketball1 batman123 beautiful beautiful1 beautifulday
berlin123 bigdaddy billybob birthday blackcat blessed1 blink182 bluebird boomboom brandon1 brooklyn brooklyn1 bubbles1
business buster123 butterfly butterfly1 california calvin123 cameron1 canada123 carolina caroline cassandra catherine
challenge chang3me changeit changeme changeme1 changeme123 charlie1 charlie123 charlotte cheese123 chelsea1 chelseafc
chester1 chicago1 chicken1 chicken123 chocolate chocolate1 christian christina christine christmas christmas1
christopher cleopatra coca-cola cocacola coconut1 colorado computer computer1 computer123 cookie123 corvette
counter-strike cowboys1 cracker1 creative cristiano crystal1 cupcake1 curitiba daddy123 dallas123 daniel123 danielle
database database1 december default1 default123 defaultpassword demo1234 demo12345 demodemo destiny1 diamond1 dinosaur
discovery disney123 distance dolphin1 dolphins domain123 dontknow dragon123 dragonball dreamer1 dreaming drowssap
eagles123 eclipse1 electric elephant elizabeth elizabeth1 eminem123 emmanuel england1 enterprise estrella everton1
everyday evolution explorer facebook facebook1 falcon123 family123 fernando ferrari1 fireball firebird firefly1
fishing1 florence florida1 flower123 football football1 football123 footballer forever1 forever21 foreverlove formula1
francesca francisco franklin freedom1 freedom123 friday13 friendly friends1 friendship fuckyou1 fuckyou123 fuckyou2
gabriel1 galatasaray gangster garfield gateway1 gemini123 george123 georgia1 getmoney ghbdtn123 giovanni gladiator
godbless godisgood goldfish goodluck goodmorning google123 gorgeous graduate greenday greenday1 guardian guest123
guest1234 guestguest guillermo guitar123 hahahaha hallo123 hannah123 happiness happy123 happy1234 happyday harley123
harrypotter hawaii50 hello123 hello1234 hello12345 hello123456 hello@123 hellohello hellokitty helloworld hercules
hermosa1 holiday1 hollywood homework honey123 hotmail1 hottie123 hunter123 hurricane iceberg1 idontknow iforgot1
illusion iloveme1 iloveu123 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyouso imagine1 immortal
infinity internet internet1 inuyasha1 ironman1 isabella isabelle italia123 jackass1 jackson1 jackson5 january1
jasmine1 jason123 jeffrey1 jennifer jennifer1 jessica1 jessica123 jesus123 jesuschrist jesusislord johncena johnny123
jonathan jonathan1 jordan123 jordan23 joseph123 joshua123 juventus juventus1 kakashi1 kamikaze katherine kawasaki
keepcalm kingkong kingston kitty123 knight123 kobebryant krishna1 kristina lakers24 lamborghini lastpass leonardo
letmein1 letmein12 letmein123 letmeinn letmeinnow liberty1 lifeisgood lightning linkedin linkinpark liverpool
liverpool1 liverpoolfc login123 login1234 loginlogin logitech lollipop lollol123 london123 lovehate lovelife lovelove
loveme123 loveyou1 loveyou123 lucky123 luckyday madison1 madonna1 magic123 manager1 manchester manchester1 manunited
marathon margaret maria123 marine123 mariposa marlboro marlboro1 martin123 master123 masterkey matrix123 matthew1
maverick maverick1 maxwell1 melissa1 mercedes merlin123 messi123 metallica metallica1 mexico123 michael1 michael123
michelle michelle1 microsoft midnight midnight1 millenium minecraft minecraft1 misty123 mohammed monica123 monkey123
monster1 morgan123 motorola mountain muhammad mustang1 mustang123 mypassword mypassword1 mysecret myspace1 naruto123
natalie1 natasha1 nathan123 nevermind newcastle newpassword newyork1 nicholas nicholas1 nicole123 nintendo nirvana1
nopass123 nopassword november number11 october1 oliver123 olivia123 onelove1 openopen operator oracle123 orange123
p@$$w0rd p@$$word p@55w0rd p@55word p@ssw0rd p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@ssword p@ssword1 p@ssword123 pa$$w0rd
pa$$word pa55w0rd pa55word pa55word1 pakistan pakistan1 panther1 paradise parola123 pass1234 pass12345 pass123456
pass@123 pass@1234 pass@word1 passpass passport passw0rd passw0rd! passw0rd1 passw0rd123 password password! password!1
password0 password00 password01 password1 password1! password10 password11 password12 password123 password123!
password1234 password12345 password123456 password2 password2023 password2024 password2025 password2026 password21
password22 password3 password4 password5 password7 password8 password9 password99 password@1 password@123
passwordpassword passwort passwort1 passwort123 patricia patrick1 peanut123 pegasus1 pepper123 phantom1 philippe
phoenix1 pineapple pokemon1 pokemon123 porsche911 portugal precious precious1 princesa princess princess1 princess12
princess123 private1 professional purple123 pussycat q12345678 q123456789 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz12345
qazqazqaz qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazxsw21 qq123456 qq123456789 qqqqqqqq qwaszx12 qwe12345
qwe123456 qwe123qwe qweasd123 qweasdzx qweasdzxc qweasdzxc123 qweqweqwe qwer1234 qwer12345 qwer4321 qwerasdf qwerqwer
qwert123 qwert1234 qwert12345 qwerty00 qwerty01 qwerty1! qwerty11 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345
qwerty123456 qwerty21 qwerty22 qwerty321 qwerty7777 qwerty78 qwerty789 qwerty@123 qwertyqwerty qwertyui qwertyuio
qwertyuiop qwertyuiop1 qwertyuiop123 qwertzui qwertzuiop raiders1 rainbow1 rainbow123 ranger123 rangers1 raspberry
realmadrid realmadrid1 rebecca1 redskins1 redsox123 remember renegade ricardo1 richard1 robert123 rockstar rockstar1
rockyou1 ronaldo123 ronaldo7 root1234 root12345 root123456 rootpass rootroot rush2112 russell1 samantha samantha1
samsung1 samsung123 samuel123 sanfrancisco santiago saturday savannah scarface scooter1 scorpion sebastian secret123
secret1234 secretpassword security september serenity sergey123 server123 service1 shadow123 shannon1 shopping
silver123 simple123 skateboard skywalker slipknot slipknot1 snickers snowball snowboard snowflake soccer12 soccer123
softball softball1 something sometimes spartacus spartan117 spiderman spiderman1 spongebob spring2024 spring2025
spring2026 squirrel stanford starcraft stargate starlight startrek starwars starwars1 steelers steelers1 stephanie
stephanie1 student1 student123 summer123 summer2023 summer2024 summer2025 summer2026 sunflower sunshine sunshine1
sunshine123 super123 superman superman1 superman123 supernova superstar support1 support123 survivor swordfish
system123 taylor123 teamwork teddybear temp1234 temporary temppass tennis123 teresa123 terminator test1234 test12345
test123456 test@123 test@1234 testing1 testing123 testpass testpassword testtest testuser texas123 thankyou theodore
thunder1 tiger123 tigers123 tinkerbell titanic1 toor1234 toshiba1 tottenham toyota123 trinity1 trouble1 trustno1
trustno1! trustno1234 tweety123 unicorn1 universal university unknown1 user1234 user12345 user123456 username useruser
valentina valentine valeria1 vanessa1 vanilla1 vegeta123 velocity veronica victoria victoria1 viking123 violet123
virginia volleyball voyager1 wachtwoord walmart1 warcraft warrior1 warriors webmaster welcome01 welcome1 welcome1!
welcome12 welcome123 welcome123! welcome1234 welcome2 welcome2024 welcome2025 welcome@1 welcome@123 welcometo westside
whatever whatever1 william1 wilson123 windows10 windows7 winner123 winston1 winter123 winter2023 winter2024 winter2025
winter2026 woaini123 woaini1314 woaini520 woaini521 wolverine wonderful wordpass wordpress wrestling xbox360live
xiaoming xxxxxxxx xxxxxxxxx yamaha123 yankees1 yankees2 yellow123 yourname youtube1 yuantuo2012 z1x2c3v4 zaq12wsx
zaq1xsw2 zaq1zaq1 zaqwsx123 zaqxswcde zidane10 zxasqw12 zxc12345 zxc123456 zxcasdqwe zxcv1234 zxcvbnm, zxcvbnm,./
zxcvbnm1 zxcvbnm123 zxcvzxcv zzzzzzzz
`
    .trim()
    .split(/\s+/),
)
