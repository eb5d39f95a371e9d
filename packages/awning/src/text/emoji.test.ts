import { describe, expect, it } from 'vitest'
import { withEmoji } from './emoji.ts'

/** What authors could write before the names came from a package. */
const formerNames = (
  'smile smiley grinning grin laughing satisfied sweat_smile joy ' +
  'rofl blush innocent slightly_smiling_face upside_down_face wink relieved heart_eyes ' +
  'kissing_heart yum stuck_out_tongue sunglasses nerd_face thinking neutral_face expressionless ' +
  'no_mouth smirk unamused roll_eyes grimacing pensive sleepy sleeping ' +
  'mask dizzy_face confused worried open_mouth astonished flushed fearful ' +
  'cold_sweat disappointed cry sob scream sweat tired_face triumph ' +
  'rage angry hugs partying_face facepalm shrug ghost skull ' +
  'robot alien poop +1 thumbsup -1 thumbsdown ok_hand ' +
  'wave clap raised_hands pray muscle handshake v crossed_fingers ' +
  'point_up point_down point_left point_right eyes brain heart broken_heart ' +
  'sparkling_heart star star2 sparkles zap fire boom dizzy ' +
  '100 white_check_mark heavy_check_mark ballot_box_with_check x negative_squared_cross_mark exclamation question ' +
  'warning no_entry no_entry_sign construction recycle information_source arrow_up arrow_down ' +
  'arrow_left arrow_right red_circle green_circle tada confetti_ball gift balloon ' +
  'birthday trophy medal_sports dart game_die video_game joystick jigsaw ' +
  'art musical_note headphones clapper rocket bulb computer keyboard ' +
  'iphone floppy_disk package wrench hammer hammer_and_wrench gear link ' +
  'lock unlock key mag bell bug memo pencil2 ' +
  'book books bookmark label pushpin paperclip clipboard calendar ' +
  'chart_with_upwards_trend email speech_balloon mega hourglass alarm_clock moneybag convenience_store ' +
  'house sunny cloud umbrella snowflake snowman rainbow ocean ' +
  'earth_asia crescent_moon seedling evergreen_tree four_leaf_clover cherry_blossom rose cat ' +
  'dog panda_face penguin turtle snake whale unicorn dragon ' +
  'crab coffee tea beer pizza apple cake rice ' +
  'cn'
).split(' ')

describe('withEmoji', () => {
  it.each([
    [':smile:', '😄'],
    ['喜欢:tada:吗', '喜欢🎉吗'],
    [':+1: and :-1:', '👍 and 👎'],
    ['(:white_check_mark:)', '(✅)'],
    [':smile::tada:', '😄🎉'],
    ['a :b: :heart:', 'a :b: ❤️'],
    [':v: :x:', '✌️ ❌'],
    [':100:', '💯'],
    [':man_technologist: :mate: :cn:', '👨‍💻 🧉 🇨🇳'],
  ])('reads %s', (text, expected) => {
    expect(withEmoji(text)).toBe(expected)
  })

  it.each([
    ':no_such_name:',
    ':smile',
    'smile:',
    ': smile :',
    '14:30:00',
    '1:100:2',
    'std::x::y',
    'fe80::100:1',
    'a:key:b',
    '::: tada',
    ':toString:',
    ':smile::no_such_name:',
    ':no_such_name::smile:',
    ':a:',
  ])('leaves %s alone', (text) => {
    expect(withEmoji(text)).toBe(text)
  })

  it.each(formerNames)('knows %s, which earlier versions knew', (name) => {
    expect(withEmoji(`:${name}:`)).not.toContain(':')
  })
})
