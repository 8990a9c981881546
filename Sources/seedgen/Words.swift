/// The words that names are made of.
enum Words {
  static let qualities = list(
    """
    Amber Ashen Autumn Borrowed Brass Bright Broken Candid Chalk Cobalt Copper Coral Crooked
    Distant Double Drifting Early Electric Empty Faded Famous Feral Folded Forgotten Fragile
    Frozen Gentle Gilded Glass Golden Granite Hollow Honest Idle Indigo Inner Invisible Iron Ivory
    Jade Kind Late Lazy Linen Little Lone Lost Lucid Lunar Magnetic Midnight Misplaced Modest Moss
    Mute Narrow Nervous Northern Opal Open Ordinary Paper Patient Pearl Pewter Plain Polite Quiet
    Rain Rare Restless Rough Rusted Saffron Salted Scarlet Second Secret Shy Silent Silver
    Sleepless Slow Small Smoke Snow Soft Solar Spare Static Steady Stolen Stray Sunday Tame Tidal
    Tin Tired Twin Uneven Unsent Velvet Violet Wandering Warm Winter Wooden Yellow
    """)
  static let things = list(
    """
    Acrobat Almanac Anchor Anthem Archive Arrow Atlas Balcony Ballad Balloon Banquet Barometer
    Beacon Bell Bicycle Bird Boat Bridge Button Calendar Camera Canal Candle Carousel Cartographer
    Cello Chair Chimney Choir Circus Clock Cloud Comet Compass Concert Corridor Dancer Deer Diary
    Dog Door Echo Elevator Engine Envelope Escalator Factory Feather Ferry Field Fire Fish Flag
    Flute Fog Forest Fountain Fox Garden Gate Ghost Glove Greenhouse Guitar Hammer Harbour Hare
    Harvest Hotel Island Jacket Kettle Key Kite Ladder Lantern Leaf Letter Library Lighthouse Lion
    Machine Map Mask Meadow Mirror Monument Moon Moth Museum Needle Nightingale Notebook Oar
    Orchard Owl Parade Passenger Piano Pilot Planet Postcard Puppet Radio Railway River Robot Roof
    Sail Season Shadow Shell Signal Snail Sparrow Staircase Station Stone Storm Street Suitcase
    Swimmer Telegram Telescope Theatre Thread Ticket Tide Tower Train Tram Umbrella Vessel Violin
    Volcano Waiter Wave Weather Whale Wheel Window Wolf
    """)
  static let places = phrases(
    """
    at low tide|before the rain|under glass|on the last floor|behind the market|by the river
    after closing time|in the next room|over the roofs|at the terminus|in borrowed light
    beyond the breakwater|in a side street|at four in the morning|on the wrong platform
    above the treeline|in the waiting room|without instructions|under the viaduct|at the far end
    between two stations|in the reading room|on the way back|out of season|under repair
    in plain sight|by candlelight|on the north wall|after the parade|with the lights off
    """)
  static let given = list(
    """
    Ada Agnes Alba Amos Anya Arlo Astrid Basil Bea Bruno Cass Clara Dario Delia Edith Elio Enzo
    Esme Fay Felix Flora Greta Hugo Ida Ines Iris Ivo Jonas Jules June Kaya Lars Lena Leo Lila
    Luca Mara Marlo Mila Milo Nadia Nell Nico Nora Odette Olive Otto Pia Quinn Rafe Remy Rosa Ruth
    Sami Selma Silas Sol Tess Theo Tilda Uma Vera Viola Wren Yara Zeno
    """)
  static let families = list(
    """
    Abbot Alder Ash Bell Birch Bloom Boreal Brook Carver Cole Crane Dale Dove Drake Ember Fenn
    Finch Flint Frost Gale Glass Gray Hale Hart Heath Holm Keel Lake Lark Linden Locke Lowe March
    Marsh Moor Nash North Oakes Page Penn Pike Quill Reed Rook Rowe Sand Shore Slate Snow Stone
    Swift Thorne Vale Vane Ward Wells West Wilde Winter Wolfe
    """)
  static let russianThings = list(
    """
    Фонарь Маяк Якорь Трамвай Чердак Ёж Снег Журавль Колодец Парус Причал Дождь Двор Сад Мост
    Поезд Корабль Оркестр Вечер Октябрь Лёд Город Ветер Зонт Ключ Письмо Окно Море Эхо Облако
    Зеркало Лето
    """)
  static let russianPlaces = phrases(
    """
    у реки|за окном|под снегом|на краю города|после дождя|без адреса|в тумане|на крыше
    до рассвета|у моря|в чужом дворе|на конечной|из детства|по дороге домой|над водой
    в пять утра
    """)
  static let russianGiven = list(
    """
    Анна Алёна Борис Вера Глеб Дарья Егор Зоя Иван Кира Лев Майя Нина Олег Павел Рита Семён Тая
    Фёдор Юлия Ян
    """)
  static let russianFamilies = list(
    """
    Ветрова Гаврик Дубов Ершова Журавлёв Зимина Кравец Лисица Мороз Орлова Рябко Снегирь Тихонова
    Чайка Щербак Яблонская
    """)
  static let hanPlaces = list("霧 夜 海 雪 森 春 秋 月 雨 風 島 港 冬 朝 星 川 空 夏")
  static let hanThings = list("灯台 庭園 手紙 列車 時計 鏡 図書館 市場 窓 橋 音楽 地図 狐 鯨 階段 駅 傘 影")
  static let hanFamilies = list("林 森 王 李 陳 原 佐藤 高橋 田中 小川 張 周")
  static let hanGiven = list("光 花 海 葵 翔 美雪 小春 明 静 子墨 思雨 健")

  private static func list(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func phrases(_ text: String) -> [String] {
    text.split { $0 == "|" || $0 == "\n" }.map(String.init)
  }
}
